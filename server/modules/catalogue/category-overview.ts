import type { CategoryFigures, ListOverview } from './overview.repository.ts'

const ids = 2n ** 31n
const separator = ' / '

/** A category with everything below it; `first` is the id of its first product. */
export interface CategoryOverview extends Omit<ListOverview, 'imageUrl'> {
  first: number | null
}

interface Sum {
  products: number
  soldOut: number
  revenue30: number
  first: bigint | null
}

const greater = (one: bigint | null, other: bigint | null): bigint | null => (one === null || (other !== null && other > one) ? other : one)

/** Counts categories upwards and leaves those out that hold nothing; by name. */
export function categoryOverview(rows: readonly CategoryFigures[]): CategoryOverview[] {
  const known = new Set(rows.map((row) => row.id))
  const below = Map.groupBy(rows, (row) => (row.parentId !== null && known.has(row.parentId) ? row.parentId : null))
  const overviews: CategoryOverview[] = []
  const sum = (row: CategoryFigures, route: string): Sum => {
    const inner = route === '' ? row.name : route + separator + row.name
    const all = (below.get(row.id) ?? []).reduce<Sum>(
      (sums, child) => {
        const each = sum(child, inner)
        return {
          products: sums.products + each.products,
          soldOut: sums.soldOut + each.soldOut,
          revenue30: sums.revenue30 + each.revenue30,
          first: greater(sums.first, each.first),
        }
      },
      { products: row.products, soldOut: row.soldOut, revenue30: row.revenue30, first: row.first === null ? null : BigInt(row.first) },
    )
    const { products, soldOut, revenue30, first } = all
    if (products > 0)
      overviews.push({
        kind: 'category',
        id: row.id,
        name: row.name,
        routeBefore: route,
        products,
        soldOut,
        revenue30,
        first: first === null ? null : Number(((first % ids) + ids) % ids),
      })
    return all
  }
  for (const root of below.get(null) ?? []) sum(root, '')
  const { compare } = new Intl.Collator('und')
  return overviews.sort((a, b) => compare(a.name, b.name) || compare(a.routeBefore, b.routeBefore) || a.id - b.id)
}
