import { useMemo, useState, type ReactNode } from 'react'
import type { ListKind, ListReference } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useHabits } from '../data/use-habits.ts'
import { useLists } from '../data/use-lists.ts'
import { linesOf, type Asked } from '../model/choosing.ts'
import { ChooseListView, type ListsState } from '../views/choose-list-view.tsx'

export interface ChooseListPageProps {
  header: ReactNode
  store: string
  kind: ListKind
  /** What the address asks for. */
  asked: Asked
  /** The person looks for something else: the address should say so. */
  onAsk: (asked: Asked) => void
  hrefOf: (list: ListReference) => string
  /** Where many are put in order at once. */
  massHref: string
}

/** Which category or collection of a store is put in order next. */
export function ChooseListPage({ header, store, kind, asked: first, onAsk, hrefOf, massHref }: ChooseListPageProps) {
  const t = useSentences('lists')
  const say = useFailureSentence()
  const { lists, currency, drifts, failure, again } = useLists(store, kind)
  const { habits, favour } = useHabits(store)
  // What is being written is kept here: an address comes too late for a field.
  const [asked, setAsked] = useState(first)
  const lines = useMemo(() => (lists && habits ? linesOf(lists, habits, drifts) : undefined), [lists, habits, drifts])
  const state = ((): ListsState => {
    if (lines) return { kind: 'ready', lines, currency }
    if (!failure) return { kind: 'loading' }
    return failure.code === 'access/other-store' || failure.code === 'access/other-person'
      ? { kind: 'forbidden' }
      : { kind: 'failed', failure, again }
  })()
  return (
    <ChooseListView
      header={header}
      kind={kind}
      state={state}
      now={Date.now()}
      asked={asked}
      onAsk={(next) => {
        setAsked(next)
        onAsk(next)
      }}
      hrefOf={hrefOf}
      massHref={massHref}
      onFavour={(list, favourite) => {
        favour(list, favourite).catch((error: unknown) =>
          notify.danger(t('favourFailed'), { id: 'favourites', detail: say(failureOf(error)) }),
        )
      }}
    />
  )
}
