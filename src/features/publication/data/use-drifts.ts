import { useCallback } from 'react'
import {
  categoriesToIndex,
  collectionsToIndex,
  indexStatus,
  listDrifts,
  listsToOrder,
  orderingVersions,
  productsByCategory,
  productsByCollection,
  publicationQueue,
  resolveDrift,
  type Drift,
} from '../../../../contract/index.ts'
import { useCommand, useEndpoint, useSession } from '../../../api/index.ts'

/** How often drifts are fetched, in milliseconds. The server finds new ones every few minutes at most. */
const quiet = 60_000

const plan = {
  touches: [
    listDrifts,
    indexStatus,
    publicationQueue,
    categoriesToIndex,
    collectionsToIndex,
    listsToOrder,
    orderingVersions,
    productsByCategory,
    productsByCollection,
  ],
}

/** Publishes the own ordering again, or takes over the platform's. */
export type DriftEnd = 'reapply' | 'adopt'

export interface Drifts {
  /** Lists of the store that were changed elsewhere. Empty until they are known. */
  drifts: readonly Drift[]
  /** Whether they were read, or cannot be. */
  known: boolean
  /** Ends one. Rejects with what `call` throws. */
  resolve: (drift: Drift, how: DriftEnd) => Promise<void>
}

const none: readonly Drift[] = []

/** The drifts of a store: published lists that were changed on the platform. */
export function useDrifts(store: string): Drifts {
  const { person } = useSession()
  const { data, failure } = useEndpoint(
    listDrifts,
    { query: { username: person.email, store } },
    {
      refreshEvery: () => quiet,
      when: (event) => event.store === store && (event.what === 'drift' || event.what === 'publication'),
    },
  )
  const { run } = useCommand(resolveDrift, plan)
  const resolve = useCallback(
    async ({ list: { kind, id } }: Drift, how: DriftEnd) => {
      await run({ query: { username: person.email }, body: { store, list: { kind, id }, how } })
    },
    [run, person.email, store],
  )
  return { drifts: data ?? none, known: (data ?? failure) !== undefined, resolve }
}
