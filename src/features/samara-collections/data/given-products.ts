import type { Criterion } from '../../../../contract/index.ts'
import { recall, remember } from '../../../api/index.ts'

/** Products that were chosen on another list for a collection that there is not yet, in their sequence. */
export interface GivenProducts {
  products: readonly number[]
  /** What they were sorted by. */
  criteria: readonly Criterion[]
}

// Where this device has no room, they last as long as the page.
const present = new Map<string, GivenProducts>()
const nameOf = (store: string): string => `given.${store}`

/** Keeps them for the page that makes a collection, until one is made or somebody begins without them. */
export function giveProducts(store: string, given: GivenProducts | null): void {
  if (given) present.set(store, given)
  else present.delete(store)
  remember('session', nameOf(store), given)
}

/** Null where there are none. */
export const givenProducts = (store: string): GivenProducts | null => present.get(store) ?? recall<GivenProducts>('session', nameOf(store))
