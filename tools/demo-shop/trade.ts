import type { SourceRow } from './source-row.ts'

const DAY = 24 * 60

/** What a product sells for and has sold for, in pence. Prices are those of its sale lines. */
export interface Pricing {
  price: number
  listPrice: number | null
}

/**
 * The price is the one met most often on the lines of the product's last 90 days of sale (of equals, the latest). The list price is the
 * highest price that was likewise the usual one of an earlier calendar month with at least five lines, where it lies 5 % or more above.
 * Lines without a customer come from another shop window with dearer prices; they count only where there are no others.
 */
export function pricing(all: readonly SourceRow[]): Pricing {
  const known = all.filter((sale) => sale.customer !== '')
  const sales = known.length > 0 ? known : all
  const last = sales.at(-1)
  if (last === undefined) throw new Error('a product without a sale has no price')
  const price = usual(sales.filter((sale) => sale.minute > last.minute - 90 * DAY))
  const months = Map.groupBy(sales, (sale) => new Date(sale.minute * 60_000).toISOString().slice(0, 7))
  const earlier = [...months].filter(([month, lines]) => lines.length >= 5 && month < monthOf(last)).map(([, lines]) => usual(lines))
  const highest = Math.max(0, ...earlier)
  return { price, listPrice: highest >= price * 1.05 ? highest : null }
}

/**
 * Pieces on the shelf, invented from how the product sells. One that sold in the last 120 days has enough for 4 to 63 days at the pace of
 * its last 56 days of trade, and one in twenty of these is sold out. One that has not is at its end: 0 to 7 pieces.
 */
export function stock(reference: string, sales: readonly SourceRow[], end: number): number {
  const random = fraction(reference)
  const last = sales.at(-1)?.minute ?? 0
  if (last < end - 120 * DAY) return Math.floor(random * 8)
  if (fraction(`${reference} sold out`) < 0.05) return 0
  const recent = sales.filter((sale) => sale.minute > end - 56 * DAY).reduce((sum, sale) => sum + sale.units, 0)
  return Math.max(1, Math.ceil((recent / 56) * (4 + 59 * random ** 2)))
}

/** A number from 0 up to 1 that belongs to a text: the same on every machine and every day (FNV-1a). */
export function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

function usual(sales: readonly SourceRow[]): number {
  const counts = new Map<number, number>()
  for (const { price } of sales) {
    const lines = (counts.get(price) ?? 0) + 1
    counts.delete(price)
    counts.set(price, lines)
  }
  const most = Math.max(...counts.values())
  const [price] = [...counts].findLast(([, lines]) => lines === most) ?? [0]
  return Math.round(price / 10)
}

function monthOf(sale: SourceRow): string {
  return new Date(sale.minute * 60_000).toISOString().slice(0, 7)
}
