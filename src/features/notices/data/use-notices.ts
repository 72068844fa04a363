import { listNotices, type Notice } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'

export interface Notices {
  notices: readonly Notice[] | undefined
  unread: number
  failure: Failure | undefined
  again: () => void
}

/** Milliseconds between two requests where no events come. */
const seldom = 60_000

/** What the person was notified of in a store; null where there is none. */
export function useNotices(store: string | null): Notices {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(
    listNotices,
    person.email === '' || store === null ? null : { query: { username: person.email, from: store } },
    {
      refreshEvery: () => seldom,
      // The bell is drawn anew with every page; events ask again at once.
      onMount: false,
      when: (event) => event.what === 'notice' && event.store === store,
    },
  )
  return { notices: data?.notices, unread: data?.unread ?? 0, failure, again }
}
