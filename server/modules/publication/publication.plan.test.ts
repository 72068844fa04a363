import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlannedProduct, planPublication, scoreBounds } from './publication.plan.ts'

const apply = (products: readonly PlannedProduct[]): PlannedProduct[] => {
  const writes = new Map(planPublication(products).map((write) => [write.id, write.score]))
  return products.map((product) => ({ ...product, score: writes.get(product.id) ?? product.score }))
}

const totals = (products: readonly PlannedProduct[]) => products.map((product) => product.score + product.share)

/** The most products that can keep their totals, by trying every subset. */
function mostKept(products: readonly PlannedProduct[]): number {
  const n = products.length
  let best = 0
  for (let mask = 0; mask < 1 << n; mask++) {
    const kept = products.map((product, place) => ({ place, product })).filter(({ place }) => mask & (1 << place))
    const possible =
      kept.every(({ place, product }) => {
        const sum = product.score + product.share
        return product.score > 0 && sum + place <= scoreBounds.highest && sum - (n - 1 - place) >= 1
      }) &&
      kept.every((left, index) => {
        const right = kept[index + 1]
        return !right || left.product.score + left.product.share - right.product.score - right.product.share >= right.place - left.place
      })
    if (possible) best = Math.max(best, kept.length)
  }
  return best
}

const list = (scores: fc.Arbitrary<number>, shares: fc.Arbitrary<number>, maxLength: number) =>
  fc.array(fc.record({ score: scores, share: shares }), { maxLength }).map((rows) => rows.map((row, index) => ({ id: index + 1, ...row })))

/** Shares as a merchant gives them to whole brands and categories, below 0 too, up to nearly everything that there is room for. */
const shares = fc.constantFrom(0, 0, 0, 5, 500, -400, 250_000, 9_000_000)
const ordinary = list(fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: scoreBounds.highest })), shares, 60)

test('behaviour 17 · after publishing, totals with shares of brand and category fall strictly along the list, each once, within bounds, none 0', () => {
  fc.assert(
    fc.property(ordinary, (products) => {
      const after = apply(products)
      const sums = totals(after)
      sums.forEach((sum, place) => {
        if (place > 0) expect(sum).toBeLessThan(sums[place - 1]!)
        expect(sum).toBeLessThanOrEqual(scoreBounds.highest)
      })
      expect(new Set(sums).size).toBe(products.length)
      after.forEach((product) => expect(product.score).toBeGreaterThanOrEqual(1))
    }),
    { numRuns: 500 },
  )
})

test('the number of writes is the proven minimum', () => {
  const small = list(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 2_000 })), fc.constant(0), 9)
  fc.assert(
    fc.property(small, (products) => {
      expect(planPublication(products)).toHaveLength(products.length - mostKept(products))
    }),
    { numRuns: 400 },
  )
})

test('publishing the same ordering again writes nothing', () => {
  fc.assert(fc.property(ordinary, (products) => {
      expect(planPublication(apply(products))).toEqual([])
    }),
  )
})

test('behaviour 18 · moving one product among 100 000 is one write', () => {
  const products = Array.from({ length: 100_000 }, (_, place) => ({ id: place + 1, score: scoreBounds.base + (100_000 - place) * scoreBounds.gap, share: 0 }))
  const moved = [products[50_000]!, ...products.slice(0, 50_000), ...products.slice(50_001)]
  expect(planPublication(moved)).toHaveLength(1)
  expect(planPublication([...products.slice(1), products[0]!])).toHaveLength(1)
})

test('a store without any score is numbered whole, and a large brand share never pushes an own score to 0', () => {
  const products = [
    { id: 1, score: 0, share: 0 },
    { id: 2, score: 0, share: 9_000_000 },
    { id: 3, score: 0, share: 0 },
  ]
  const after = apply(products)
  expect(totals(after)).toEqual([...totals(after)].sort((left, right) => right - left))
  expect(Math.min(...after.map((product) => product.score))).toBeGreaterThan(0)
})
