import { useMemo } from 'react'
import { noPublication, type ListReference, type PublicationFacts } from '../../../../contract/index.ts'
import { useListStates } from './use-list-states.ts'

/** What is known of one list's publications; null until it is known. */
export function usePublicationFacts(store: string, { kind, id }: ListReference): PublicationFacts | null {
  const { states } = useListStates(store, kind)
  return useMemo(() => (states ? (states.find((state) => state.id === id) ?? noPublication) : null), [states, id])
}
