import type { ListReference, Sequence } from '../../../contract/index.ts'
import { idArray } from '../../database/id-array.ts'
import type { Queries } from '../../database/index.ts'
import { orderingRepository } from './ordering.repository.ts'
import { wholeSequence } from './present-sequence.ts'

/** The places that a saved ordering gives, and how to give those that came since a place among them. */
export interface SavedPlaces {
  /** Everybody who was ever in it, and behind them those of `members` who came since. */
  sequence: Sequence
  /** Gives the version this sequence. Does nothing where somebody saved a later one meanwhile. */
  keep(sequence: ArrayLike<number>): Promise<void>
}

/** Null where nobody saved an ordering of the list. */
export async function savedPlaces(
  queries: Queries,
  storeId: string,
  list: ListReference,
  members: ArrayLike<number>,
): Promise<SavedPlaces | null> {
  const orderings = orderingRepository(queries, storeId)
  const saved = await orderings.read(list)
  if (!saved) return null
  return {
    sequence: wholeSequence(saved, members).sequence,
    keep: (sequence) => orderings.rewriteSequence(list, saved, idArray(sequence)),
  }
}
