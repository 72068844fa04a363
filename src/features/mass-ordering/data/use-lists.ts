import { useMemo } from 'react'
import { listsToOrder, type ListGroup, type OrderableList } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'

/** The store's categories or collections that the person may put in order, and how many others there are. */
export function useLists(
  store: string,
  kind: ListGroup,
): { lists: readonly OrderableList[] | undefined; outside: number; currency: string; failure: Failure | undefined; again: () => void } {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(listsToOrder, { query: { store, username: person.email, kind } })
  const lists = useMemo(() => data?.lists.filter((list) => !list.outside), [data])
  return { lists, outside: (data?.lists.length ?? 0) - (lists?.length ?? 0), currency: data?.currency ?? '', failure, again }
}
