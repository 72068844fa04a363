import { useMemo, useState, type ReactNode } from 'react'
import type { ListKind, ListReference, StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useHabits } from '../data/use-habits.ts'
import { useLists } from '../data/use-lists.ts'
import { choosableLists, type RequestedLists } from '../model/choosing-list.ts'
import { ChooseListView, type ChooseListState } from '../views/choose-list-view.tsx'

export interface ChooseListPageProps {
  header: ReactNode
  store: StoreCredential
  kind: ListKind
  /** What the address requests. */
  request: RequestedLists
  /** The person requests something else: the address should say so. */
  onRequest: (request: RequestedLists) => void
  hrefOf: (list: ListReference) => string
  /** Where many are put in order at once. */
  massHref: string
}

/** Which category or collection of a store is put in order next. */
export function ChooseListPage({
  header,
  store: { store, timeZone },
  kind,
  request: first,
  onRequest,
  hrefOf,
  massHref,
}: ChooseListPageProps) {
  const t = useSentences('lists')
  const say = useFailureSentence()
  const { lines: lists, currency, failure, again } = useLists(store, kind)
  const { habits, favour } = useHabits(store)
  // What is being written is kept here: an address comes too late for a field.
  const [request, setRequest] = useState(first)
  const lines = useMemo(() => (lists && habits ? choosableLists(lists, habits) : undefined), [lists, habits])
  const state = ((): ChooseListState => {
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
      timeZone={timeZone}
      request={request}
      onRequest={(next) => {
        setRequest(next)
        onRequest(next)
      }}
      hrefOf={hrefOf}
      massHref={massHref}
      onFavour={(list, favourite) => {
        favour(list, favourite).catch((error: unknown) =>
          notify.danger(t('choose.favourFailed'), { id: 'favourites', detail: say(failureOf(error)) }),
        )
      }}
    />
  )
}
