import pMap from 'p-map'
import { type Platform, PlatformFault, type PlatformProduct } from '../../platforms/platform.ts'
import { incomingProducts } from './incoming-products.repository.ts'
import { detailsPage, type PhaseWork } from './phases.ts'
import { productsToRead } from './products-to-read.repository.ts'

const together = 16

/** A product as the platform has it; null where it has none, `unreadable` where its answer about this one makes no sense. */
const readProduct = (platform: Platform, id: number): Promise<PlatformProduct | 'unreadable' | null> =>
  platform.product(id).catch((error: unknown) => {
    if (error instanceof PlatformFault && error.kind === 'unreadable') return 'unreadable'
    throw error
  })

/** The details of these products, which of them are gone, and how many nobody could make sense of. */
export async function readDetails(
  platform: Platform,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<{ products: PlatformProduct[]; gone: number[]; unreadable: number }> {
  const answers = await pMap(ids, (id) => readProduct(platform, id), { concurrency: together, signal })
  return {
    products: answers.filter((answer) => answer !== null && answer !== 'unreadable'),
    gone: ids.filter((_, index) => answers[index] === null),
    unreadable: answers.filter((answer) => answer === 'unreadable').length,
  }
}

/**
 * Brings in the details of products: score, whether it is active, reference, release
 * date. What the platform has no more is marked as gone and keeps its places.
 */
export const bringDetails: PhaseWork = async (run) => {
  const { row, platform, database, clock, signal } = run
  const toRead = productsToRead(database, row.storeId, row.id)
  for (;;) {
    const ids = await toRead.withoutDetails((row.cursor as number | null) ?? 0, detailsPage)
    if (ids.length === 0) return
    const since = clock.now()
    const { products, gone, unreadable } = await readDetails(platform, ids, signal)
    await run.commit({
      cursor: ids.at(-1)!,
      done: row.done + ids.length,
      write: async (queries) => ({
        ...(await incomingProducts(queries, run.bringing).takeDetails(products, gone, since, clock.now())),
        unreadable,
      }),
    })
  }
}
