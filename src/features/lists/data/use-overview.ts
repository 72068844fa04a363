import { useMemo } from 'react'
import { listCollections, listStatus, type Category } from '../../../../contract/index.ts'
import { useEndpoint, useSession, type Failure } from '../../../api/index.ts'
import { orderedLines, needsAttention, type AttentionLine } from '../model/attention.ts'
import { flat } from '../model/flat-tree.ts'
import { useCategoryTree } from './use-category-tree.ts'
import { useListStates } from './use-list-states.ts'

export type Overview =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure; again: () => void }
  | { kind: 'ready'; departments: readonly Category[]; ordered: readonly AttentionLine[] }

const none: readonly AttentionLine[] = []

/** The departments of a store, and all of its lists that somebody ordered. */
export function useOverview(store: string): Overview {
  const { tree, ...ofTree } = useCategoryTree(store)
  const { states, ...ofStates } = useListStates(store, 'category')
  const collections = useOrderedCollections(store)
  const categories = useMemo(() => (tree && states ? orderedLines('category', states, flat(tree)) : none), [tree, states])
  if (tree && states) return { kind: 'ready', departments: tree, ordered: [...categories, ...collections] }
  const failure = ofTree.failure ?? ofStates.failure
  if (!failure) return { kind: 'loading' }
  return {
    kind: 'failed',
    failure,
    again() {
      ofTree.again()
      ofStates.again()
    },
  }
}

/** The store's collections that somebody ordered. Their names are requested only where one of them needs attention. */
function useOrderedCollections(store: string): readonly AttentionLine[] {
  const { person } = useSession()
  const { states } = useListStates(store, 'collection')
  const query = { store, username: person.email }
  const wanted = states?.some((state) => needsAttention(listStatus(state))) ?? false
  const { data: named } = useEndpoint(listCollections, wanted ? { query } : null, { onFocus: false })
  return useMemo(() => (states && named ? orderedLines('collection', states, named) : none), [states, named])
}
