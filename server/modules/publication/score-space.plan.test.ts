import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlannedProduct, planPublication, scoreBounds } from './publication.plan.ts'

const { base, gap, highest } = scoreBounds

/** Totals after the plan, in the wanted order. */
function totalsAfter(products: readonly PlannedProduct[]): number[] {
  const scores = new Map(planPublication(products).map(({ id, score }) => [id, score]))
  return products.map(({ id, score, share }) => (scores.get(id) ?? score) + share)
}
const apply = (products: readonly PlannedProduct[]): PlannedProduct[] => {
  const totals = totalsAfter(products)
  return products.map((product, place) => ({ ...product, score: totals[place]! - product.share }))
}
/** How far apart neighbours stand. */
const distances = (totals: readonly number[]): number[] => totals.slice(1).map((total, nth) => totals[nth]! - total)
const held = (id: number, score: number): PlannedProduct => ({ id, score, share: 0 })
const fresh = (count: number): PlannedProduct[] => Array.from({ length: count }, (_, nth) => held(1_000 + nth, 0))

test('a list without scores begins at the base, its products a gap apart', () => {
  expect(totalsAfter(fresh(3))).toEqual([base + 3 * gap, base + 2 * gap, base + gap])
})

test('what comes to the end or to the top stands a gap apart below and above what is there', () => {
  const [first, second] = [held(1, base + 5_000), held(2, base + 4_000)]
  expect(totalsAfter([first, second, ...fresh(3)])).toEqual([base + 5_000, base + 4_000, base + 3_900, base + 3_800, base + 3_700])
  expect(totalsAfter([...fresh(3), first, second])).toEqual([base + 5_300, base + 5_200, base + 5_100, base + 5_000, base + 4_000])
})

test('where less than that is left below, all of it is used', () => {
  expect(totalsAfter([held(1, 9), ...fresh(2)])).toEqual([9, 6, 3])
  expect(totalsAfter([held(1, 3), ...fresh(2)])).toEqual([3, 2, 1])
})

test('where less than that is left above, all of it is used, up to the highest total', () => {
  expect(totalsAfter([...fresh(2), held(1, highest - 5)])).toEqual([highest - 1, highest - 3, highest - 5])
  expect(totalsAfter([...fresh(2), held(1, highest - 2)])).toEqual([highest, highest - 1, highest - 2])
})

test('what comes between two products is spread over all the room that is there, wherever in the list that is', () => {
  const stretch = (before: number, between: number) => {
    const above = Array.from({ length: before }, (_, nth) => held(nth + 1, base + 100_000 - nth))
    const products = [...above, ...fresh(between), held(500, base)]
    return { after: totalsAfter(products), writes: planPublication(products).length }
  }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (before, between) => {
      const { after, writes } = stretch(before, between)
      expect(writes).toBe(between)
      const space = 100_000 - (before - 1)
      for (const distance of distances(after.slice(before - 1))) {
        expect(distance).toBeGreaterThanOrEqual(Math.floor(space / (between + 1)))
        expect(distance).toBeLessThanOrEqual(Math.ceil(space / (between + 1)) + between)
      }
    }),
  )
})

test('after a list was numbered anew, with whatever shares, a product goes anywhere by one write', () => {
  const shares = fc.constantFrom(0, 5, 500, 250_000, 9_000_000)
  const lists = fc.array(shares, { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (given, one, other) => {
      const numbered = apply(given.map((share, nth) => ({ id: nth + 1, score: 0, share })))
      const [from, to] = [one % given.length, other % given.length]
      const [moved] = numbered.splice(from, 1)
      numbered.splice(to, 0, moved!)
      expect(planPublication(numbered).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

test('a list with as many products as there are totals has each total once', () => {
  const bounds = { lowest: 1, highest: 5, base: 3, gap: 100 }
  const scores = (products: readonly PlannedProduct[]) => planPublication(products, bounds).map(({ score }) => score)
  expect(scores(fresh(5))).toEqual([5, 4, 3, 2, 1])
  expect(scores([held(1, 5), ...fresh(4)])).toEqual([4, 3, 2, 1])
  // At the top one that keeps its total leaves none for what stands below it.
  expect(scores([held(1, 4), ...fresh(4)])).toEqual([5, 4, 3, 2, 1])
})
