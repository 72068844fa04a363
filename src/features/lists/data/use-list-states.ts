import { useMemo } from 'react'
import { categoriesToIndex, collectionsToIndex, type ListGroup, type LiveEvent, type OrderedList } from '../../../../contract/index.ts'
import { orderedCategories, orderedCollections, useEndpoint, useSession, type Failure } from '../../../api/index.ts'

/** How often running publications are looked at where no events come, in milliseconds. */
const whilePublishing = 3_000

const refreshEvery = (states: readonly Pick<OrderedList, 'state'>[] | undefined): number =>
  states?.some(({ state }) => state === 'waiting' || state === 'running' || state === 'sent') ? whilePublishing : 0

export interface ListStates {
  /** Every list of the kind that was ever saved or published. Undefined until they are known. */
  states: readonly OrderedList[] | undefined
  failure: Failure | undefined
  again: () => void
}

/** What is known of the orderings of a store's categories or collections. */
export function useListStates(store: string, kind: ListGroup): ListStates {
  const { person } = useSession()
  const query = { store, username: person.email }
  const options = {
    refreshEvery,
    when: ({ what, store: of }: LiveEvent): boolean =>
      of === store && (what === 'publication' || what === 'drift' || what === 'samara-collection'),
  }
  const categories = useEndpoint(categoriesToIndex, kind === 'category' ? { query } : null, options)
  const collections = useEndpoint(collectionsToIndex, kind === 'collection' ? { query } : null, options)
  const { failure, again } = kind === 'category' ? categories : collections
  const states = useMemo(
    () =>
      kind === 'category'
        ? categories.data && orderedCategories(categories.data)
        : collections.data && orderedCollections(collections.data),
    [kind, categories.data, collections.data],
  )
  return { states, failure, again }
}
