import { useMemo } from 'react'
import {
  categoriesToIndex,
  collectionsToIndex,
  listsToOrder,
  type ListKind,
  type LiveEvent,
  type OrderableList,
} from '../../../../contract/index.ts'
import { orderedCategories, orderedCollections, useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { driftsOf } from '../model/choosing.ts'

export interface Lists {
  /** Undefined until they are known. */
  lists: readonly OrderableList[] | undefined
  currency: string
  /** Products that stand elsewhere on the platform, by list; empty until that is known. */
  drifts: ReadonlyMap<number, number>
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
  const query = { store, username: person.email }
  const live = { when: ({ what, store: of }: LiveEvent) => of === store && (what === 'publication' || what === 'drift') }
  const { data: categories } = useEndpoint(categoriesToIndex, kind === 'category' ? { query } : null, live)
  const { data: collections } = useEndpoint(collectionsToIndex, kind === 'collection' ? { query } : null, live)
  const drifts = useMemo(
    () => driftsOf([...orderedCategories(categories ?? []), ...orderedCollections(collections ?? [])]),
    [categories, collections],
  )
  return { lists: data?.lists, currency: data?.currency ?? '', drifts, failure, again }
}
