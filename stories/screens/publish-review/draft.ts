import { differenceOf, type DiffItem } from '../../../src/design/ordering-diff/index.ts'
import { productsOf, type ShopProduct } from '../shop/index.ts'

/** The category whose draft is looked at before it is published. */
export const category = 'Mugs'

const all = productsOf(category)
const byRevenue = (days: 1 | 2) => (a: ShopProduct, b: ShopProduct): number => b.revenue[days] - a.revenue[days]
const risers = [...all].sort((a, b) => b.revenue[0] * 13 - b.revenue[2] - (a.revenue[0] * 13 - a.revenue[2])).slice(0, 7)
const newest = [...all].sort((a, b) => a.age - b.age).slice(0, 2)
const stillest = [...all].sort((a, b) => a.revenue[2] - b.revenue[2])[0]

/**
 * As the shop has it: published in autumn by the revenue of 90 days, without the two newest products, which the category did not have then.
 */
const live = [...all].filter((product) => !newest.includes(product)).sort(byRevenue(2))
export const before: readonly number[] = live.map(({ id }) => id)

/** The draft: the seven that rose most in the last week carried up, the two newest placed on the first screen, the stillest taken out. */
const first = new Set<ShopProduct>([...risers, ...newest])
const rest = live.filter((product) => !first.has(product) && product !== stillest)
export const after: readonly number[] = [...risers.slice(0, 4), ...newest, ...risers.slice(4), ...rest].filter((product) => product !== stillest).map(({ id }) => id)

const known = new Map(all.map((product) => [product.id, product]))

export function productOf(id: number): ShopProduct {
  const product = known.get(id)
  if (!product) throw new RangeError(`no product ${id}`)
  return product
}

export const itemOf = (id: number): DiffItem => {
  const { name, reference, imageUrl, stock } = productOf(id)
  return { name, reference, imageUrl, soldOut: stock <= 0 }
}

export const difference = differenceOf(before, after)

/** Products whose score must change on the platform: what moved and what entered. */
export const writes = difference.changes.moved.length + difference.changes.entered.length
/** Each write reads and puts back; the connector keeps to 50 calls a second. */
export const writeSeconds = Math.ceil((writes * 2) / 50)

const weekOf = (ids: readonly number[]): number => ids.reduce((sum, id) => sum + productOf(id).revenue[0], 0)
const total = weekOf(all.map(({ id }) => id))

/** The share of the category's revenue of the last 7 days that stands in the first 24 places. */
export const share = { before: weekOf(before.slice(0, 24)) / total, after: weekOf(after.slice(0, 24)) / total }
/** The revenue of the last 7 days in the first 24 places, in pence. */
export const value = { before: weekOf(before.slice(0, 24)), after: weekOf(after.slice(0, 24)) }

/** Products of the draft that the collection of this brand orders too; a platform keeps one score per product. */
export const isShared = (id: number): boolean => productOf(id).brand === 'Retrospot'
/** These in the order of that collection: by revenue of 30 days. */
export const inCollection: readonly number[] = [...after]
  .filter(isShared)
  .sort((a, b) => productOf(b).revenue[1] - productOf(a).revenue[1])

/** What a publication read back: these two stand elsewhere. */
export const differences = [
  { id: after[6] as number, name: productOf(after[6] as number).name, asked: 7, found: 11 },
  { id: after[40] as number, name: productOf(after[40] as number).name, asked: 41, found: null },
]
