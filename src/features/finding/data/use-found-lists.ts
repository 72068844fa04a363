import { listsToOrder, type ListKind, type OrderableList } from '../../../../contract/index.ts'
import { useEndpoint, useSession } from '../../../api/index.ts'

/** The categories or collections of a store, as they are kept for the pages that list them. Empty until they are known. */
export function useFoundLists(store: string | null, kind: ListKind): readonly OrderableList[] {
  const { person } = useSession()
  const { data } = useEndpoint(listsToOrder, store === null ? null : { query: { store, username: person.email, kind } }, {
    remembered: { in: 'session', when: (answer) => answer.lists.length > 0 },
  })
  return data?.lists ?? none
}

const none: readonly OrderableList[] = []
