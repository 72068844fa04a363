import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { type Platform, type PlatformCategory, PlatformFault, type PlatformOffer, type PlatformProduct } from '../../platforms/platform.ts'
import { type CatalogueProduct, catalogueRepository } from './catalogue.repository.ts'
import { synchroniseCollections } from './synchronise-collections.ts'

/** How far a synchronisation is: products read, of how many. */
export type SynchronisationProgress = (done: number, total: number) => void

const together = 16

const flatten = (categories: readonly PlatformCategory[], parentId: number | null = null): { id: number; name: string; parentId: number | null }[] =>
  categories.flatMap((category) => [{ id: category.id, name: category.name, parentId }, ...flatten(category.children, category.id)])

const asRow = (product: PlatformProduct, offer: PlatformOffer | undefined): CatalogueProduct => ({
  id: product.id,
  name: product.name,
  reference: product.reference,
  categoryId: product.categoryId,
  brandId: product.brandId,
  imageUrl: offer?.imageUrl ?? null,
  price: offer?.price ?? null,
  listPrice: offer?.listPrice ?? null,
  stock: offer?.stock ?? 0,
  releasedOn: product.releasedOn,
  score: product.score,
  // What shoppers can't be shown is not part of a list.
  active: product.active && offer !== undefined,
  variants: offer?.variants ?? null,
  variantsInStock: offer?.variantsInStock ?? null,
})

/** Applies `work` to all items, at most `width` at a time. The first failure ends it. */
async function each<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length)
  let next = 0
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index]!)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  return results
}

/** A product as the platform has it; null where it has none, `unreadable` where its answer about this one makes no sense. */
const readProduct = (platform: Platform, id: number): Promise<PlatformProduct | 'unreadable' | null> =>
  platform.product(id).catch((error: unknown) => {
    if (error instanceof PlatformFault && error.kind === 'unreadable') return 'unreadable'
    throw error
  })

/**
 * Brings a store's whole catalogue in: tree, brands, then products page by page, then collections. Every page is committed as it comes; run again after
 * a crash it brings the same state. Products that the platform has no more are marked, not removed.
 */
export async function synchroniseCatalogue(
  { database, clock, logger }: { database: Database; clock: Clock; logger: Logger },
  storeId: string,
  platform: Platform,
  progress: SynchronisationProgress,
): Promise<void> {
  const [tree, brands] = await Promise.all([platform.categoryTree(), platform.brands()])
  const categories = flatten(tree)
  const shares = await platform.scoreShares(categories.map(({ id }) => id), brands.map(({ id }) => id))
  await database.transaction().execute(async (transaction) => {
    const catalogue = catalogueRepository(transaction, storeId)
    await catalogue.replaceTree(categories.map((category) => ({ ...category, share: shares.category.get(category.id) ?? 0 })))
    await catalogue.replaceBrands(brands.map((brand) => ({ ...brand, share: shares.brand.get(brand.id) ?? 0 })))
  })

  const catalogue = catalogueRepository(database, storeId)
  const present: number[] = []
  for await (const page of platform.productIds()) {
    const [offers, products] = await Promise.all([platform.offers(page.ids), each(page.ids, together, (id) => readProduct(platform, id))])
    const offerOf = new Map(offers.map((offer) => [offer.id, offer]))
    const rows = products.filter((product) => product !== null && product !== 'unreadable').map((product) => asRow(product, offerOf.get(product.id)))
    await catalogue.upsertProducts(rows)
    // What cannot be read stays as it was last seen: it is there.
    present.push(...page.ids.filter((_, index) => products[index] !== null))
    progress(present.length, page.total)
  }
  await catalogue.markGone(present, clock.now())
  await synchroniseCollections({ database, logger }, storeId, platform)
}
