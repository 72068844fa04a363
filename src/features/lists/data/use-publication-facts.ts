import { useMemo } from 'react'
import { listGroupOf, noPublication, type ListReference, type PublicationFacts } from '../../../../contract/index.ts'
import { useListStates } from './use-list-states.ts'

/** What is known of one list's publications; null until it is known. */
export function usePublicationFacts(store: string, { kind, id }: ListReference): PublicationFacts | null {
  const { states } = useListStates(store, listGroupOf(kind))
  return useMemo(
    () => (states ? (states.find((state) => state.kind === kind && state.id === id) ?? noPublication) : null),
    [states, kind, id],
  )
}
