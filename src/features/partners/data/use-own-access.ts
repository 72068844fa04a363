import { leaveStore, listStores, readMembership, type OwnMembership } from '../../../../contract/index.ts'
import { useCommand, useEndpoint, useLiveEvent, useSession, type Failure } from '../../../api/index.ts'

/** What the person is in a store; null asks nothing. */
export function useMembership(store: string | null): {
  membership: OwnMembership | undefined
  failure: Failure | undefined
  again: () => void
} {
  const username = useSession().person.email
  const { data, failure, again } = useEndpoint(readMembership, store === null ? null : { query: { username, store } }, { onFocus: false })
  useLiveEvent('membership', store, again)
  return { membership: data, failure, again }
}

const plan = { touches: [listStores] }

/** Ends the person's own membership of a store. Rejects with what `call` throws. */
export function useLeaveStore(): (store: string) => Promise<unknown> {
  const username = useSession().person.email
  const { run } = useCommand(leaveStore, plan)
  return (store) => run({ query: { username, store } })
}
