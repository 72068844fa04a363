import { collections } from '../collections/samara-collections.ts'
import { membersOf } from '../collections/matching.ts'
import { categories } from '../shop/index.ts'

/** Something whose products can be put in order. */
export interface OrderableList {
  id: number
  name: string
  /** Where it belongs: the department of a category; nothing for a collection. */
  within: string | null
  products: number
  soldOut: number
  /** Of 30 days, in pence. */
  revenue: number
  /** A collection shows its best seller. */
  imageUrl: string | undefined
}

/** When a list was last put in order by this person; ISO 8601. */
export const opened: Readonly<Record<number, string>> = {
  101: '2026-11-21T10:20:00Z',
  601: '2026-11-20T15:05:00Z',
  108: '2026-11-18T09:40:00Z',
  104: '2026-11-12T11:15:00Z',
  9001: '2026-11-20T17:45:00Z',
  9003: '2026-11-09T08:50:00Z',
}
export const favourites: ReadonlySet<number> = new Set([101, 102, 601, 9001, 9002])

export const categoryLists: readonly OrderableList[] = categories.map(({ id, name, department, products: count, soldOut, revenue }) => ({
  id,
  name,
  within: department,
  products: count,
  soldOut,
  revenue,
  imageUrl: undefined,
}))

/** The collections of the shop with what is in them; their names are the merchant's own. */
export const collectionLists: readonly OrderableList[] = collections.map(({ id, name, groups }) => {
  const { members } = membersOf(groups)
  return {
    id: 9_000 + id,
    name,
    within: null,
    products: members.length,
    soldOut: members.filter(({ stock }) => stock === 0).length,
    revenue: members.reduce((sum, { revenue }) => sum + revenue[1], 0),
    imageUrl: [...members].sort((a, b) => b.revenue[1] - a.revenue[1])[0]?.imageUrl,
  }
})
