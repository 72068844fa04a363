import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlannedProduct, planPublication, scoreBounds } from './publication.plan.ts'

const apply = (products: readonly PlannedProduct[]): PlannedProduct[] => {
  const writes = new Map(planPublication(products).map((write) => [write.id, write.score]))
  return products.map((product) => ({ ...product, score: writes.get(product.id) ?? product.score }))
}

const totals = (products: readonly PlannedProduct[]) => products.map((product) => product.score + product.share)

/**
 * Whether all other products can get totals between those that keep theirs. From the last
 * to the first, each gets the lowest possible total, which leaves the most space above it.
 */
function canKeep(products: readonly PlannedProduct[], kept: (place: number) => boolean): boolean {
  const [lowest, highest] = reach(products)
  let below = -Infinity
  for (let place = products.length - 1; place >= 0; place--) {
    const { score, share } = products[place]!
    const least = Math.max(lowest, share + 1, below + 1)
    if (kept(place) && score + share < least) return false
    below = kept(place) ? score + share : least
  }
  return below <= highest
}

/** The lowest and the highest total; beyond the usual bound only when the shares require it. */
function reach(products: readonly PlannedProduct[]): [lowest: number, highest: number] {
  const { lowest, highest } = scoreBounds
  const least = products.reduceRight((below, { share }) => Math.max(lowest, share + 1, below + 1), -Infinity)
  return [lowest, Math.max(highest, least)]
}

/** The most products that can keep their totals, by trying every subset. */
function mostKept(products: readonly PlannedProduct[]): number {
  let best = 0
  for (let mask = 0; mask < 1 << products.length; mask++) {
    const count = mask.toString(2).replaceAll('0', '').length
    if (count > best && canKeep(products, (place) => (mask & (1 << place)) !== 0)) best = count
  }
  return best
}

const list = (scores: fc.Arbitrary<number>, shares: fc.Arbitrary<number>, maxLength: number) =>
  fc.array(fc.record({ score: scores, share: shares }), { maxLength }).map((rows) => rows.map((row, index) => ({ id: index + 1, ...row })))

/** Score shares of brands and categories, negative ones too, up to nearly the whole range. */
const shares = fc.constantFrom(0, 0, 0, 5, 500, -400, 250_000, 9_000_000)
const ordinary = list(fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: scoreBounds.highest })), shares, 60)

test('behaviour 17, falling totals · after publishing, totals with shares of brand and category fall strictly along the list, each once, within bounds, none 0', () => {
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

const scores = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 2_000 }))
/** Shares as large as the scores, larger, negative, and so large that there is little space above them. */
const smallShares = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -12, max: 12 }),
  fc.integer({ min: 0, max: 2_000 }),
  fc.constantFrom(9_000_000, scoreBounds.highest - 3, scoreBounds.highest),
)

test.each([
  ['without shares', fc.constant(0)],
  ['with shares of brand and category', smallShares],
])('the number of writes is the proven minimum %s, and the ordering is the wanted one', (_, given) => {
  fc.assert(
    fc.property(list(scores, given, 9), (products) => {
      expect(planPublication(products)).toHaveLength(products.length - mostKept(products))
      const after = apply(products)
      const [lowest, highest] = reach(products)
      totals(after).forEach((sum, place, sums) => {
        expect(sum).toBeLessThan(sums[place - 1] ?? highest + 1)
        expect(sum).toBeGreaterThanOrEqual(lowest)
        expect(after[place]!.score).toBeGreaterThanOrEqual(1)
      })
    }),
    { numRuns: 600 },
  )
})

test('a product with a large brand share is written alone at any place: no other product gets a new score', () => {
  const products = Array.from({ length: 1_000 }, (_, place) => ({ id: place + 1, score: scoreBounds.base - place * 100, share: 0 }))
  const dear = { id: 9_999, score: 0, share: 9_000_000 }
  expect(planPublication([dear, ...products]).map(({ id }) => id)).toEqual([9_999])
  // Its share is above all totals before it: those must become higher, and the totals behind it stay.
  const middle = { id: 9_999, score: 0, share: scoreBounds.base - 100 }
  const [first, second, ...rest] = products
  expect(planPublication([first!, second!, middle, ...rest]).map(({ id }) => id)).toEqual([2, 9_999])
})

test('publishing the same ordering again writes nothing', () => {
  fc.assert(
    fc.property(ordinary, (products) => {
      expect(planPublication(apply(products))).toEqual([])
    }),
  )
})

test('behaviour 18, fewest writes · moving one product among 100 000 is one write', () => {
  const products = Array.from({ length: 100_000 }, (_, place) => ({
    id: place + 1,
    score: scoreBounds.base + (100_000 - place) * scoreBounds.gap,
    share: 0,
  }))
  const moved = [products[50_000]!, ...products.slice(0, 50_000), ...products.slice(50_001)]
  expect(planPublication(moved)).toHaveLength(1)
  expect(planPublication([...products.slice(1), products[0]!])).toHaveLength(1)
})

test('in a store without scores all products get one, and a large brand share never makes an own score 0', () => {
  const products = [
    { id: 1, score: 0, share: 0 },
    { id: 2, score: 0, share: 9_000_000 },
    { id: 3, score: 0, share: 0 },
  ]
  const after = apply(products)
  expect(totals(after)).toEqual([...totals(after)].sort((left, right) => right - left))
  expect(Math.min(...after.map((product) => product.score))).toBeGreaterThan(0)
})
