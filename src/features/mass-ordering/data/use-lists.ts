import { listsToOrder, type ListKind, type OrderableList } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'

/** The store's categories or collections, as they can be chosen. */
export function useLists(
  store: string,
  kind: ListKind,
): { lists: readonly OrderableList[] | undefined; currency: string; failure: Failure | undefined; again: () => void } {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(listsToOrder, { query: { store, username: person.email, kind } })
  return { lists: data?.lists, currency: data?.currency ?? '', failure, again }
}
