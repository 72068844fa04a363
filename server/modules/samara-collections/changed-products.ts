import { sql } from 'kysely'
import { type FilteredProduct, isRanked } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { type Verdict, verdictOf } from './explain.ts'
import { factsRepository } from './facts.repository.ts'
import type { RuledGroup } from './filter-sql.ts'
import { listsNamed } from './reading.ts'

/** So many at most are looked at one by one in memory; of more, the database looks at all at once. */
const mostOneByOne = 5_000

/** Products of which facts changed, with what filters read of them now. */
export interface ChangedProducts {
  /** The facts that changed of each, as bits. */
  facts: ReadonlyMap<number, number>
  /** Those that shoppers can be shown. */
  products: ReadonlyMap<number, FilteredProduct>
  /** Which of them each collection holds. */
  heldBy: ReadonlyMap<number, readonly number[]>
}

/** A product that a collection is to take in, and the group that brings it. */
export interface Entering {
  product: number
  group: number
}

/** What is to move in one collection. */
export interface Moves {
  /** Best samaraScore first, then by id. */
  entering: Entering[]
  leaving: number[]
  /** What the groups say of those that leave, for those that shoppers can be shown. */
  verdicts: ReadonlyMap<number, Verdict>
}

/** What changed in a store and was not followed yet; null where it is too much to be looked at one by one. */
export async function changedProducts(queries: Queries, storeId: string, today: string): Promise<ChangedProducts | null> {
  const { rows } = await sql<{ product: number; facts: number }>`
    select product_id as product, facts from samara_changes where store_id = ${storeId} limit ${mostOneByOne + 1}`.execute(queries)
  if (rows.length > mostOneByOne) return null
  const ids = rows.map(({ product }) => product)
  const products = await factsRepository(queries, storeId).read(ids, today, [])
  const held = await sql<{ collection: number; products: number[] }>`
    select collection_id as collection, array_agg(product_id) as products from samara_members
    where store_id = ${storeId} and left_at is null and product_id = any(${ids}::int[]) group by collection_id`.execute(queries)
  return {
    facts: new Map(rows.map(({ product, facts }) => [product, facts])),
    products: new Map(products.map((product) => [product.id, product])),
    heldBy: new Map(held.rows.map(({ collection, products: members }) => [collection, members])),
  }
}

/**
 * Whether these groups can be asked about one product by what its facts
 * say: not where they rank, read other lists or have hand-picked products.
 */
export const readFactsAlone = (groups: readonly RuledGroup[]): boolean => {
  const filters = groups.flatMap((group) => group.filters)
  return groups.every(({ hasPicks }) => !hasPicks) && !filters.some(isRanked) && listsNamed(filters).length === 0
}

/** What moves in a collection by what changed; `reads`: the facts that its groups read. For groups that {@link readFactsAlone}. */
export function movesByFacts(changed: ChangedProducts, collection: number, groups: readonly RuledGroup[], reads: number): Moves {
  const members = new Set(changed.heldBy.get(collection))
  const entering: Entering[] = []
  const leaving: number[] = []
  const verdicts = new Map<number, Verdict>()
  for (const [id, facts] of changed.facts) {
    if ((facts & reads) === 0) continue
    const product = changed.products.get(id)
    const verdict = product && verdictOf(product, groups)
    if (verdict?.fits === members.has(id)) continue
    if (verdict?.fits) entering.push({ product: id, group: groups.find(({ exclude }, at) => !exclude && verdict.groups[at]!.holds)!.id })
    else if (members.has(id)) {
      leaving.push(id)
      if (verdict) verdicts.set(id, verdict)
    }
  }
  const scoreOf = ({ product }: Entering): number => changed.products.get(product)!.samaraScore ?? -1
  return { entering: entering.sort((a, b) => scoreOf(b) - scoreOf(a) || a.product - b.product), leaving, verdicts }
}
