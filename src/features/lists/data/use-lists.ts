import { listsToOrder, type ListKind, type OrderableList } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'

export interface Lists {
  /** Undefined until they are known. */
  lists: readonly OrderableList[] | undefined
  currency: string
  failure: Failure | undefined
  again: () => void
}

/** The store's categories or collections. The last answer is shown at once while a newer one comes. */
export function useLists(store: string, kind: ListKind): Lists {
  const { person } = useSession()
  const { data, failure, again } = useEndpoint(
    listsToOrder,
    { query: { store, username: person.email, kind } },
    { remembered: { in: 'session', when: ({ lists }) => lists.length > 0 } },
  )
  return { lists: data?.lists, currency: data?.currency ?? '', failure, again }
}
