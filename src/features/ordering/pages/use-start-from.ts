import { useEffect, useRef } from 'react'
import type { ListReference } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useVersions } from '../data/use-versions.ts'
import type { Workbench } from '../model/workbench.ts'

export interface StartFrom {
  store: string
  list: ListReference
  workbench: Workbench
  /** Null: the newest one, as it is. */
  version: number | null
}

/** Begins the draft with a saved version, once, as a step that can be undone. Where that is the newest one, or a draft is there already, nothing is done. */
export function useStartFrom({ store, list, workbench, version }: StartFrom): void {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const { read } = useVersions(store, list, false)
  const begun = useRef(false)
  const { dirty, ordering, replace } = workbench
  useEffect(() => {
    if (version === null || begun.current) return
    begun.current = true
    if (dirty || ordering.version === version) return
    read(version).then(
      (found) => void replace({ kind: 'replace', from: 'version', products: found.sequence, pins: found.pins, rules: found.version.rules }),
      (error: unknown) => notify.danger(t('versions.restoreFailed'), { id: 'restore', detail: say(failureOf(error)) }),
    )
  }, [version, dirty, ordering.version, read, replace, t, say])
}
