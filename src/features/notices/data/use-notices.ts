import { listNotices, type LiveEvent, type Notice } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'

export interface Notices {
  notices: readonly Notice[] | undefined
  unread: number
  failure: Failure | undefined
  again: () => void
}

/** Milliseconds between two askings where no events come. */
const seldom = 60_000
const aboutNotices = ({ what }: LiveEvent): boolean => what === 'notice'

/** What the person was notified of, over all stores. */
export function useNotices(): Notices {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(listNotices, person.email === '' ? null : { query: { username: person.email } }, {
    refreshEvery: () => seldom,
    when: aboutNotices,
  })
  return { notices: data?.notices, unread: data?.unread ?? 0, failure, again }
}
