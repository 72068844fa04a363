import { useMemo } from 'react'
import { collectionsToIndex, listCollections } from '../../../../contract/index.ts'
import { orderedCollections, useEndpoint, useSession } from '../../../api/index.ts'
import { collectionLines, needsALook, standingOf, type AttentionLine } from '../model/tree.ts'

const none: readonly AttentionLine[] = []

/** The store's collections that somebody ordered, with their standing; their names are asked for where one of them needs a look. */
export function useOrderedCollections(store: string): readonly AttentionLine[] {
  const { person } = useSession()
  const query = { store, username: person.email }
  const { data: states } = useEndpoint(
    collectionsToIndex,
    { query },
    { when: ({ what, store: of }) => of === store && (what === 'publication' || what === 'drift') },
  )
  const { data: names } = useEndpoint(listCollections, states?.some((state) => needsALook(standingOf(state))) ? { query } : null, {
    onFocus: false,
  })
  return useMemo(() => (states && names ? collectionLines(orderedCollections(states), names) : none), [states, names])
}
