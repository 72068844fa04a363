import { listSamaraCollections, type SamaraCollection } from '../../../../contract/index.ts'
import { useEndpoint, useLiveEvent, type Failure } from '../../../api/index.ts'

export interface Collections {
  /** Undefined until they are known. */
  collections: readonly SamaraCollection[] | undefined
  failure: Failure | undefined
  again: () => void
  /** Asks again, and waits for the answer. */
  refresh: () => Promise<unknown>
}

/** The Samara collections of a store. They are asked again after a synchronisation and after new sales, which move products. */
export function useCollections(store: string): Collections {
  const { data, failure, again, mutate } = useEndpoint(listSamaraCollections, { query: { store } })
  useLiveEvent('synchronisation', store, again)
  useLiveEvent('sales', store, again)
  return { collections: data, failure, again, refresh: () => mutate() }
}
