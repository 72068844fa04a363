import { fingerprintOf, type Sequence } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'

/** The part of a request that names the ordering which the person saw. */
export type ShownOrdering = { seen: string } | { products: number[] }

/**
 * Makes a call that names the ordering which the person saw. It sends only the fingerprint, because the server has the
 * saved ordering. When the server's view is another one by now, because stock or age changed, it sends the whole sequence.
 */
export async function asSeen<Answer>(shown: Sequence, call: (shown: ShownOrdering) => Promise<Answer>): Promise<Answer> {
  try {
    return await call({ seen: fingerprintOf(shown) })
  } catch (error) {
    if (failureOf(error).code !== 'publication/not-as-seen') throw error
    return call({ products: Array.from(shown) })
  }
}
