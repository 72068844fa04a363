import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListReference } from '../../../../contract/index.ts'
import { failureOf, recall, remember } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useVersions } from '../data/use-versions.ts'
import { startOf, type Start } from '../model/start-from.ts'
import type { Workbench } from '../model/workbench.ts'

export interface StartFrom {
  store: string
  list: ListReference
  workbench: Workbench
  /** Null: the newest one, as it is. */
  version: number | null
}

/** A version that was opened, and what is done with it; `own`: the person chose their own draft. */
interface Opened {
  version: number
  start: Start | 'own'
}

/** The choice between one's own draft and the version that is to be edited. */
export interface StartChoice {
  /** Whether the person has to choose. */
  open: boolean
  /** Goes on with the version; the draft of one's own is one step back. */
  onVersion: () => void
  /** Goes on with the draft of one's own. */
  onOwn: () => void
}

/**
 * Begins the draft with a saved version, once, as a step that can be undone. Where that is the newest one,
 * or the draft was begun with it before, nothing is done; where there is another draft, the person chooses.
 */
export function useStartFrom({ store, list: { kind, id }, list, workbench, version }: StartFrom): StartChoice {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const { read } = useVersions(store, list, false)
  const begun = useRef<Opened | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { dirty, ordering, replace } = workbench
  const chosenName = `startFrom.${store}.${kind}.${id}`
  const begin = useCallback(
    (wanted: number): void => {
      remember('session', chosenName, wanted)
      read(wanted).then(
        (found) =>
          void replace({ kind: 'replace', from: 'version', products: found.sequence, pins: found.pins, rules: found.version.rules }),
        (error: unknown) => notify.danger(t('versions.restoreFailed'), { id: 'restore', detail: say(failureOf(error)) }),
      )
    },
    [read, replace, chosenName, t, say],
  )
  if (version !== (opened?.version ?? null))
    setOpened(
      version === null
        ? null
        : { version, start: startOf({ version, newest: ordering.version, dirty, chosen: recall<number>('session', chosenName) }) },
    )
  useEffect(() => {
    if (!opened || begun.current === opened) return
    begun.current = opened
    if (opened.start === 'begin') begin(opened.version)
    // What is done to the newest one from here on is an edit of that version.
    else if (opened.start === 'nothing') remember('session', chosenName, opened.version)
    else if (opened.start === 'own') remember('session', chosenName, null)
  }, [opened, begin, chosenName])
  const decide = (start: 'begin' | 'own') => (): void => setOpened(opened && { ...opened, start })
  return { open: opened?.start === 'choose', onVersion: decide('begin'), onOwn: decide('own') }
}
