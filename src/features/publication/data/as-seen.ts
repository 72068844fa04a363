import { fingerprintOf, type Sequence } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'

/** How a call says which ordering was seen. */
export type ShownOrdering = { seen: string } | { products: number[] }

/**
 * Calls with what a person saw of a saved ordering: with its fingerprint, so that it is not sent a second time; with all of it where shoppers get another
 * one by now, because stock or age changed.
 */
export async function asSeen<Answer>(shown: Sequence, call: (shown: ShownOrdering) => Promise<Answer>): Promise<Answer> {
  try {
    return await call({ seen: fingerprintOf(shown) })
  } catch (error) {
    if (failureOf(error).code !== 'publication/not-as-seen') throw error
    return call({ products: Array.from(shown) })
  }
}
