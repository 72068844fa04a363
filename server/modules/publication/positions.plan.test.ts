import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostKept } from './positions.fixtures.ts'
import { planPositions } from './positions.plan.ts'
import { scoreBounds } from './publication.plan.ts'

const after = (products: readonly number[], positions: ReadonlyMap<number, number | null>) => {
  const written = new Map(planPositions(products, positions).map(({ id, score }) => [id, score]))
  return products.map((product) => written.get(product) ?? positions.get(product) ?? null)
}

test('positions rise strictly along the list, from 1 on, and doing it again moves nothing', () => {
  const given = fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 25 })
    .chain((products) =>
      fc.tuple(
        fc.constant(products),
        fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: products.length, maxLength: products.length }),
      ),
    )
  fc.assert(
    fc.property(given, ([products, held]) => {
      const positions = new Map(products.map((product, index) => [product, held[index] ?? null]))
      const placed = after(products, positions)
      placed.forEach((position, index) => expect(position).toBeGreaterThan(index === 0 ? 0 : placed[index - 1]!))
      expect(planPositions(products, new Map(products.map((product, index) => [product, placed[index]!])))).toEqual([])
    }),
  )
})

test('the number of moves is the proven minimum, and a position that none can have is kept by none', () => {
  const { highest } = scoreBounds
  const strange = fc.constantFrom(null, -1, 0, highest - 1, highest, highest + 1, highest + 2, 2 ** 40)
  const held = fc.array(fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) }, strange), { maxLength: 8 })
  fc.assert(
    fc.property(held, (given) => {
      const products = given.map((_, nth) => nth + 1)
      const positions = new Map(products.map((product, nth) => [product, given[nth]!]))
      expect(planPositions(products, positions)).toHaveLength(products.length - mostKept(given, highest))
      after(products, positions).forEach((position, nth, all) => {
        expect(position).toBeGreaterThan(all[nth - 1] ?? 0)
        expect(position).toBeLessThanOrEqual(highest)
      })
    }),
    { numRuns: 600 },
  )
})

test('a product without a known position gets the right one', () => {
  expect(planPositions([7, 8], new Map([[8, 200]]))).toEqual([{ id: 7, place: 0, score: 100 }])
})

test('with room between positions, one product that moves is one move', () => {
  const ids = Array.from({ length: 300 }, (_, index) => index + 1)
  const spaced = new Map(ids.map((id) => [id, id * 100]))
  expect(planPositions([...ids.slice(1), 1], spaced)).toHaveLength(1)
  expect(planPositions([300, ...ids.slice(0, 299)], spaced)).toEqual([{ id: 300, place: 0, score: expect.any(Number) as number }])
  expect(planPositions([1, 200, ...ids.slice(1, 199), ...ids.slice(200)], spaced)).toHaveLength(1)
  // No product has a position: all are numbered, with gaps.
  expect(
    planPositions(
      [7, 8, 9],
      new Map([
        [7, null],
        [8, null],
        [9, null],
      ]),
    ).map(({ score }) => score),
  ).toEqual([100, 200, 300])
})
