import { useCallback, useState } from 'react'
import { recall, remember, rememberedAnswers } from '../../../api/index.ts'
import { readRecent, withRecent, type Recent } from '../model/recent.ts'

/** What was chosen last in a store, on this device. Goes with the person's other answers when they sign out. */
export function useRecent(store: string | null): { recent: readonly Recent[]; keep: (chosen: Recent) => void } {
  const name = `${rememberedAnswers}finding.${store ?? ''}`
  const [kept, setKept] = useState(() => ({ name, recent: readRecent(recall('local', name)) }))
  if (kept.name !== name) setKept({ name, recent: readRecent(recall('local', name)) })
  const keep = useCallback(
    (chosen: Recent) => {
      const recent = withRecent(readRecent(recall('local', name)), chosen)
      remember('local', name, recent)
      setKept({ name, recent })
    },
    [name],
  )
  return { recent: kept.recent, keep }
}
