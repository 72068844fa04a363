import { limits } from '../../../contract/index.ts'
import type { CategoryFigures, ListOverview } from './overview.repository.ts'

const separator = ' / '

/** A product among the first of a category: its total and its id, which is below zero where it is sold out. */
type Place = readonly [total: number, id: number]

interface Sum {
  products: number
  soldOut: number
  revenue30: number
  first: readonly Place[]
}

const inOrder = (one: Place, other: Place): number => other[0] - one[0] || Math.abs(other[1]) - Math.abs(one[1])

/** The first of several categories: none that is not among the first of its own can be among them. */
function firstOf(lots: readonly (readonly Place[])[]): readonly Place[] {
  const filled = lots.filter((lot) => lot.length > 0)
  if (filled.length <= 1) return filled[0] ?? []
  return filled.flat().sort(inOrder).slice(0, limits.list.firstPlaces)
}

/** Counts categories upwards and leaves those out that hold nothing; by name. */
export function categoryOverview(rows: readonly CategoryFigures[]): ListOverview[] {
  const known = new Set(rows.map((row) => row.id))
  const below = Map.groupBy(rows, (row) => (row.parentId !== null && known.has(row.parentId) ? row.parentId : null))
  const overviews: ListOverview[] = []
  const sum = (row: CategoryFigures, route: string): Sum => {
    const inner = route === '' ? row.name : route + separator + row.name
    const parts = (below.get(row.id) ?? []).map((child) => sum(child, inner))
    const first = firstOf([row.first ?? [], ...parts.map((part) => part.first)])
    const add = (figure: 'products' | 'soldOut' | 'revenue30'): number => parts.reduce((all, part) => all + part[figure], row[figure])
    const [products, soldOut, revenue30] = [add('products'), add('soldOut'), add('revenue30')]
    if (products > 0)
      overviews.push({
        kind: 'category',
        id: row.id,
        name: row.name,
        routeBefore: route,
        products,
        soldOut,
        soldOutFirst: first.filter(([, id]) => id < 0).length,
        revenue30,
        first: first.map(([, id]) => Math.abs(id)),
      })
    return { products, soldOut, revenue30, first }
  }
  for (const root of below.get(null) ?? []) sum(root, '')
  const { compare } = new Intl.Collator('und')
  return overviews.sort((a, b) => compare(a.name, b.name) || compare(a.routeBefore, b.routeBefore) || a.id - b.id)
}
