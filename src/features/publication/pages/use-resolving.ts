import { useState } from 'react'
import type { Drift } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { DriftEnd, Drifts } from '../data/use-drifts.ts'

/** Resolves drifts and shows the result. @param onEnded called afterwards */
export function useResolving(
  resolve: Drifts['resolve'],
  onEnded?: (how: DriftEnd) => void,
): {
  resolving: { of: Drift; how: DriftEnd } | null
  end: (drift: Drift, how: DriftEnd) => void
} {
  const t = useSentences('publication')
  const say = useFailureSentence()
  const [resolving, setResolving] = useState<{ of: Drift; how: DriftEnd } | null>(null)
  const end = async (of: Drift, how: DriftEnd): Promise<void> => {
    setResolving({ of, how })
    try {
      await resolve(of, how)
      onEnded?.(how)
      notify.success(t(how === 'adopt' ? 'drift.adopted' : 'drift.reapplied'), {
        id: 'drift',
        detail: how === 'adopt' ? t('drift.adoptedDetail') : of.listName,
      })
    } catch (error) {
      notify.danger(t('drift.failed'), { id: 'drift', detail: say(failureOf(error)) })
    } finally {
      setResolving(null)
    }
  }
  return { resolving, end: (drift, how) => void end(drift, how) }
}
