import { type Platform, PlatformFault, type PlatformOffer } from '../../platforms/platform.ts'
import { incomingProducts } from './incoming-products.repository.ts'
import type { PhaseWork } from './phases.ts'
import { productsToRead } from './products-to-read.repository.ts'
import type { Synchronising } from './synchronising.ts'

/** Where the numbers of products come from, one source after the other, and where to go on in the present one. */
interface Cursor {
  source: number
  /** A row of the platform, or the last number that was read; null: from the beginning. */
  from: number | null
}

interface Ids {
  ids: readonly number[]
  next: number
  total: number | null
  /** Rows that nobody could make sense of. */
  unreadable: number
}

type Source = (from: number | null) => AsyncIterable<Ids>

const knownPage = 250

const ofPlatform = ({ platform }: Synchronising, category?: number): Source =>
  async function* (from) {
    const pages = platform.productIds({ ...(from === null ? {} : { from }), ...(category === undefined ? {} : { category }) })
    for await (const { ids, next, total, unreadable } of pages)
      yield { ids, next, total: category === undefined ? total : null, unreadable }
  }

const ofDatabase = (read: (after: number, most: number) => Promise<number[]>): Source =>
  async function* (from) {
    let after = from ?? 0
    for (;;) {
      const ids = await read(after, knownPage)
      if (ids.length === 0) return
      after = ids.at(-1)!
      yield { ids, next: after, total: null, unreadable: 0 }
      if (ids.length < knownPage) return
    }
  }

/**
 * Everything that the platform tells; or what it tells of the chosen categories and what is known in them; or what stands in a collection.
 */
async function sourcesOf(run: Synchronising): Promise<Source[]> {
  const { row } = run
  const known = productsToRead(run.database, row.storeId, row.id)
  if (row.scope === 'collection') return [ofDatabase((after, most) => known.knownOfCollection(row.targets[0]!, after, most))]
  if (row.scope !== 'categories') return [ofPlatform(run)]
  const categories = await known.below(row.targets)
  return [
    ...categories.map((category) => ofPlatform(run, category)),
    ofDatabase((after, most) => known.knownOfCategories(categories, after, most)),
  ]
}

/** Products that are asked for apart from others, where an answer about all of them made no sense. */
const apart = 10

const isUnreadable = (error: unknown): boolean => error instanceof PlatformFault && error.kind === 'unreadable'

/**
 * What shoppers see of these products. Where the answer makes no sense it is asked for in small parts, so that
 * nonsense takes few others with it; where no part makes sense either it is the platform's fault, and thrown.
 */
async function readOffers(
  platform: Platform,
  ids: readonly number[],
): Promise<{ offers: Map<number, PlatformOffer>; unreadable: number[] }> {
  const found: PlatformOffer[] = []
  const unreadable: number[] = []
  try {
    found.push(...(await platform.offers(ids)))
  } catch (error) {
    if (!isUnreadable(error)) throw error
    for (let begin = 0; begin < ids.length; begin += apart) {
      const some = ids.slice(begin, begin + apart)
      try {
        found.push(...(await platform.offers(some)))
      } catch (again) {
        if (!isUnreadable(again)) throw again
        unreadable.push(...some)
      }
    }
    if (unreadable.length === ids.length) throw error
  }
  return { offers: new Map(found.map((offer) => [offer.id, offer])), unreadable }
}

/** Brings in what shoppers see of products, page by page. A number that is listed again is not asked for again. */
export const bringOffers: PhaseWork = async (run) => {
  const { row, platform, database, signal } = run
  const { source: begin, from } = (row.cursor as Cursor | null) ?? { source: 0, from: null }
  const sources = await sourcesOf(run)
  for (let source = begin; source < sources.length; source++) {
    for await (const page of sources[source]!(source === begin ? from : null)) {
      signal.throwIfAborted()
      const ids = await incomingProducts(database, run.bringing).unseen(page.ids)
      const { offers, unreadable } = await readOffers(platform, ids)
      const lost = new Set(unreadable)
      await run.commit({
        cursor: { source, from: page.next } satisfies Cursor,
        done: row.done + ids.length,
        total: page.total === null ? row.total : Math.max(page.total, row.done + ids.length),
        write: async (queries) => ({
          ...(await incomingProducts(queries, run.bringing).takeOffers(
            ids.filter((id) => !lost.has(id)),
            [...offers.values()],
          )),
          unreadable: unreadable.length + page.unreadable,
        }),
      })
    }
    await run.commit({
      cursor: { source: source + 1, from: null } satisfies Cursor,
      done: row.done,
      total: source + 1 === sources.length ? row.done : row.total,
    })
  }
}
