import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findConflicts } from './conflicts.ts'
import { displacedIn } from './displaced.ts'
import { planPublication, scoreBounds } from './publication.plan.ts'

/** The largest set of products with strictly falling totals, found by trying every subset. */
function longest(totals: readonly number[]): number {
  let best = 0
  for (let mask = 0; mask < 1 << totals.length; mask++) {
    const run = totals.filter((_, index) => mask & (1 << index))
    if (run.every((total, index) => index === 0 || total < run[index - 1]!)) best = Math.max(best, run.length)
  }
  return best
}

test('the displaced products are the fewest whose removal leaves the rest in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 10 }), (totals) => {
      expect(
        displacedIn(
          totals.map((_, index) => index),
          (product) => totals[product],
        ),
      ).toBe(totals.length - longest(totals))
    }),
  )
  // A product without a total does not exist.
  expect(displacedIn([1, 2, 3], (product) => (product === 2 ? undefined : 10 - product))).toBe(0)
})

test('100 000 products in conflict with a hundred published lists: each list is reported with its shared and its displaced products', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => index + 1)
  const parts = new Map(ids.map((id, index) => [id, { id, score: scoreBounds.base + (100_000 - index) * scoreBounds.gap, share: 0 }]))
  // The department moves its last thousand to the top; each of a hundred categories holds a thousand.
  const products = [...ids.slice(99_000), ...ids.slice(0, 99_000)]
  const writes = planPublication(products.map((id) => parts.get(id)!))
  expect(writes).toHaveLength(1_000)
  const published = Array.from({ length: 100 }, (_, nth) => ({
    list: { kind: 'category' as const, id: nth + 2 },
    name: `Category ${nth}`,
    version: 1,
    at: new Date(0),
    products: Int32Array.from(ids.filter((id) => id % 100 === nth)),
  }))
  const conflicts = findConflicts({ products, writes, parts, published, coming: [] })
  expect(conflicts).toHaveLength(100)
  expect(conflicts[0]).toMatchObject({ kind: 'published', shared: 10, displaced: 10 })
})
