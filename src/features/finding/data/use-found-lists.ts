import { listsToOrder, type ListGroup, type OrderableList } from '../../../../contract/index.ts'
import { useEndpoint, useSession } from '../../../api/index.ts'

/** The categories or collections of a store, as they are kept for the pages that list them. Empty until they are known. */
export function useFoundLists(store: string | null, kind: ListGroup): readonly OrderableList[] {
  const { person } = useSession()
  const { data } = useEndpoint(listsToOrder, store === null ? null : { query: { store, username: person.email, kind } }, {
    // As the pages that list them keep them, or not at all.
    remembered: { in: 'local', when: ({ lists }) => lists.length > 0 && lists.length <= mostKept },
  })
  return data?.lists ?? none
}

/** More lists than these would take the browser's space from what cannot be fetched again. */
const mostKept = 2_000
const none: readonly OrderableList[] = []
