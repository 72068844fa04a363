import { incomingProducts } from './incoming-products.repository.ts'
import type { PhaseWork } from './phases.ts'
import { productsToRead } from './products-to-read.repository.ts'
import type { Run } from './run.ts'

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
}

type Source = (from: number | null) => AsyncIterable<Ids>

const knownPage = 250

const ofPlatform = ({ platform }: Run, category?: number): Source =>
  async function* (from) {
    const pages = platform.productIds({ ...(from === null ? {} : { from }), ...(category === undefined ? {} : { category }) })
    for await (const { ids, next, total } of pages) yield { ids, next, total: category === undefined ? total : null }
  }

const ofDatabase = (read: (after: number, most: number) => Promise<number[]>): Source =>
  async function* (from) {
    let after = from ?? 0
    for (;;) {
      const ids = await read(after, knownPage)
      if (ids.length === 0) return
      after = ids.at(-1)!
      yield { ids, next: after, total: null }
      if (ids.length < knownPage) return
    }
  }

/** Everything that the platform tells; or what it tells of the chosen categories and what is known in them; or what stands in a collection. */
async function sourcesOf(run: Run): Promise<Source[]> {
  const { row } = run
  const known = productsToRead(run.database, row.storeId, row.id)
  if (row.scope === 'collection') return [ofDatabase((after, most) => known.knownOfCollection(row.targets[0]!, after, most))]
  if (row.scope !== 'categories') return [ofPlatform(run)]
  const categories = await known.below(row.targets)
  return [...categories.map((category) => ofPlatform(run, category)), ofDatabase((after, most) => known.knownOfCategories(categories, after, most))]
}

/** Brings in what shoppers see of products, page by page. A number that is told again is not asked for again. */
export const bringOffers: PhaseWork = async (run) => {
  const { row, platform, database, signal } = run
  const { source: begin, from } = (row.cursor as Cursor | null) ?? { source: 0, from: null }
  const sources = await sourcesOf(run)
  for (let source = begin; source < sources.length; source++) {
    for await (const page of sources[source]!(source === begin ? from : null)) {
      signal.throwIfAborted()
      const ids = await incomingProducts(database, run.bringing).untold(page.ids)
      const offers = new Map((await platform.offers(ids)).map((offer) => [offer.id, offer]))
      await run.commit({
        cursor: { source, from: page.next } satisfies Cursor,
        done: row.done + ids.length,
        total: page.total === null ? row.total : Math.max(page.total, row.done + ids.length),
        write: (queries) => incomingProducts(queries, run.bringing).takeOffers(ids, [...offers.values()]),
      })
    }
    await run.commit({ cursor: { source: source + 1, from: null } satisfies Cursor, done: row.done, total: source + 1 === sources.length ? row.done : row.total })
  }
}
