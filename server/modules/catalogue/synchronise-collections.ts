import type { Database } from '../../database/index.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type CollectionPlace, type Platform, PlatformFault } from '../../platforms/platform.ts'
import { collectionsRepository } from './collections.repository.ts'

/** Products in the sequence of their least positions, each once; those without a position last, as they were told. */
export function inSequence(places: readonly CollectionPlace[]): number[] {
  const least = new Map<number, number>()
  for (const { product, position } of places) least.set(product, Math.min(least.get(product) ?? Infinity, position ?? Infinity))
  const place = (product: number) => least.get(product)!
  // Two that are both without a position must not be subtracted: that is no number.
  return [...least.keys()].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

/** Throws everything but these two, which concern collections alone: the rest of the shop is there. */
const isTheirOwn = (error: unknown): error is PlatformFault => error instanceof PlatformFault && (error.kind === 'forbidden' || error.kind === 'unreadable')

/**
 * Brings a store's collections in, one after the other, each whole. What the key may not read, or nobody can make sense of, stays as it was
 * last seen. What the platform has no more is removed; orderings that were saved of it are kept.
 */
export async function synchroniseCollections({ database, logger }: { database: Database; logger: Logger }, storeId: string, platform: Platform): Promise<void> {
  const leave = (error: unknown, collection: number | null) => {
    if (!isTheirOwn(error)) throw error
    logger.warn({ store: storeId, collection, fault: error.kind, detail: error.message }, 'collections stay as they were')
  }
  const collections = collectionsRepository(database, storeId)
  const found = await platform.collections(await collections.ids()).catch((error: unknown) => leave(error, null))
  if (!found) return
  for (const collection of found) {
    const places: CollectionPlace[] = []
    try {
      for await (const page of platform.collectionProducts(collection.id)) places.push(...page)
    } catch (error) {
      leave(error, collection.id)
      await collections.upsert(collection)
      continue
    }
    await database.transaction().execute(async (transaction) => {
      const rows = collectionsRepository(transaction, storeId)
      await rows.upsert(collection)
      await rows.replaceProducts(collection.id, inSequence(places))
    })
  }
  await collections.keepOnly(found.map(({ id }) => id))
}
