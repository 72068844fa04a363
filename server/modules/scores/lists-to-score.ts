import type { ListReference } from '../../../contract/index.ts'

/** A product in the category that it lies in. */
interface Placed {
  id: number
  categoryId: number
}

/** A list with the rows of its products. */
export interface ListToScore {
  list: ListReference
  rows: Int32Array
}

interface Category {
  id: number
  parentId: number | null
}

/** Rows of the products of each category, everything below it included. */
function* ofCategories(products: readonly Placed[], categories: readonly Category[]): Iterable<ListToScore> {
  const right = new Map<number, number[]>()
  products.forEach(({ categoryId }, row) => {
    const rows = right.get(categoryId)
    if (rows) rows.push(row)
    else right.set(categoryId, [row])
  })
  const below = Map.groupBy(categories, ({ parentId }) => parentId)
  // Those without sub-categories first: on short lists the machine learns the way before the long ones come, which then hold up nobody.
  const leavesFirst = [...categories].sort((a, b) => (below.get(a.id)?.length ?? 0) - (below.get(b.id)?.length ?? 0))
  for (const { id } of leavesFirst) {
    const rows: number[][] = []
    // Each category once: a tree with a cycle must not loop for ever.
    const seen = new Set<number>()
    for (const waiting = [id]; waiting.length > 0;) {
      const next = waiting.pop()!
      if (seen.has(next)) continue
      seen.add(next)
      rows.push(right.get(next) ?? [])
      waiting.push(...(below.get(next) ?? []).map((child) => child.id))
    }
    yield { list: { kind: 'category', id }, rows: Int32Array.from(rows.flat()) }
  }
}

/** The row of a product, by halving: a map of a hundred thousand takes longer to make than to ask. -1 where there is none. */
function rowOf(products: readonly Placed[], id: number): number {
  let low = 0
  for (let high = products.length; low < high;) {
    const half = (low + high) >>> 1
    if (products[half]!.id < id) low = half + 1
    else high = half
  }
  return products[low]?.id === id ? low : -1
}

/**
 * Every list of a store that holds a product, one by one.
 * @param products by their ids, ascending
 */
export function* listsToScore(
  products: readonly Placed[],
  categories: readonly Category[],
  collections: readonly { id: number; products: readonly number[] }[],
): Iterable<ListToScore> {
  for (const each of ofCategories(products, categories)) if (each.rows.length > 0) yield each
  for (const { id, products: held } of collections) {
    const rows = held.map((product) => rowOf(products, product)).filter((row) => row >= 0)
    if (rows.length > 0) yield { list: { kind: 'collection', id }, rows: Int32Array.from(rows) }
  }
}
