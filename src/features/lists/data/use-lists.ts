import { useMemo } from 'react'
import { listCollections, listsToOrder, type ListGroup } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { linesOf, type ListLine } from '../model/list-line.ts'
import { useListStates } from './use-list-states.ts'

export interface Lists {
  /** Undefined until they are known. */
  lines: readonly ListLine[] | undefined
  currency: string
  failure: Failure | undefined
  again: () => void
}

/** More lists than these would take the browser's space from what cannot be fetched again. */
const mostKept = 2_000

/** The categories or collections of a store with their status. The lists are kept, so that they are shown at once next time. */
export function useLists(store: string, kind: ListGroup): Lists {
  const { person } = useSession()
  const query = { store, username: person.email }
  const lists = useEndpoint(
    listsToOrder,
    { query: { ...query, kind } },
    { remembered: { in: 'local', when: ({ lists: all }) => all.length > 0 && all.length <= mostKept } },
  )
  const { states, failure, again } = useListStates(store, kind)
  // Without them a collection is shown all the same, but for its end and whether shoppers can find it.
  const { data: collections } = useEndpoint(listCollections, kind === 'collection' ? { query } : null, { onFocus: false })
  const { data } = lists
  const lines = useMemo(() => (data && states ? linesOf(data.lists, states, collections) : undefined), [data, states, collections])
  return {
    lines,
    currency: data?.currency ?? '',
    failure: lists.failure ?? failure,
    again() {
      lists.again()
      again()
    },
  }
}
