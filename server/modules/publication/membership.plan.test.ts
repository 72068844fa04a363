import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostKept } from './positions.fixtures.ts'
import { scoreBounds } from './publication.plan.ts'
import { callsOf, callsOfReplacing, planFilling, planMembership } from './membership.plan.ts'

/** Every sequence of these. */
const sequences = (products: readonly number[]): number[][] =>
  products.length === 0
    ? [[]]
    : products.flatMap((product) => sequences(products.filter((other) => other !== product)).map((rest) => [product, ...rest]))

const some = (maxLength: number) => fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength })

test('nothing belongs in it that stays out, and nothing stays that does not; no other sequence of putting in needs fewer moves', () => {
  fc.assert(
    fc.property(some(5), some(5), (wanted, there) => {
      // Far apart, so that there is room for whatever comes between.
      const present = new Map(there.map((product, at) => [product, (at + 1) * 1000]))
      const { remove, add, moves } = planMembership(wanted, present)
      expect(remove.toSorted()).toEqual(there.filter((product) => !wanted.includes(product)).toSorted())
      expect(add.toSorted()).toEqual(wanted.filter((product) => !there.includes(product)).toSorted())
      const last = Math.max(0, ...there.filter((product) => wanted.includes(product)).map((product) => present.get(product)!))
      const movesAfter = (behind: readonly number[]) => {
        const held = wanted.map((product) => present.get(product) ?? last + 1 + behind.indexOf(product))
        return wanted.length - mostKept(held, scoreBounds.highest)
      }
      expect(moves.length).toBe(Math.min(...sequences(add).map(movesAfter)))
    }),
    { numRuns: 300 },
  )
})

test('done, the plan leaves the products in their order', () => {
  fc.assert(
    fc.property(some(9), some(9), (wanted, there) => {
      const places = new Map(there.map((product, at) => [product, (at + 1) * 10]))
      const { remove, add, moves } = planMembership(wanted, places)
      for (const product of remove) places.delete(product)
      let last = Math.max(0, ...places.values())
      for (const product of add) places.set(product, (last += 1))
      for (const move of moves) places.set(move.id, move.score)
      const after = [...places].sort(([, one], [, other]) => one - other).map(([product]) => product)
      expect(after).toEqual(wanted)
      expect(new Set(places.values()).size).toBe(wanted.length)
    }),
  )
})

test('calls count files, the one that saves what came, and every move', () => {
  expect(callsOf(planMembership([1, 2, 3], new Map()), 1000)).toBe(2)
  expect(
    callsOf(
      planMembership(
        [1, 2],
        new Map([
          [1, 10],
          [2, 20],
          [3, 30],
        ]),
      ),
      1000,
    ),
  ).toBe(1)
  expect(
    callsOf(
      planMembership(
        [2, 1, 4],
        new Map([
          [1, 10],
          [2, 20],
        ]),
      ),
      1000,
    ),
  ).toBe(3)
  expect(
    callsOf(
      planMembership(
        [1, 2],
        new Map([
          [1, 10],
          [2, 20],
        ]),
      ),
      1000,
    ),
  ).toBe(0)
  expect(callsOfReplacing(2_500, 1_200, 1000)).toBe(2 + 3 + 1)
})

test('no other way needs fewer calls: whichever sequence products are put in by, or all of it anew', () => {
  fc.assert(
    fc.property(some(4), some(5), fc.integer({ min: 1, max: 3 }), (wanted, there, filed) => {
      const present = new Map(there.map((product, at) => [product, (at + 1) * 1000]))
      const files = (products: number) => Math.ceil(products / filed)
      const kept = there.filter((product) => wanted.includes(product))
      const last = Math.max(0, ...kept.map((product) => present.get(product)!))
      const coming = wanted.filter((product) => !present.has(product))
      const single = sequences(coming).map((behind) => {
        const held = wanted.map((product) => present.get(product) ?? last + 1 + behind.indexOf(product))
        const moved = wanted.length - mostKept(held, scoreBounds.highest)
        return files(there.length - kept.length) + (behind.length === 0 ? 0 : files(behind.length) + 1) + moved
      })
      const anew = files(there.length) + files(wanted.length) + 1
      const plan = planFilling(wanted, present, { filed, most: 0 })
      // Without anything that moves, it is never emptied.
      expect(plan.calls).toBe(plan.moves.length === 0 ? Math.min(...single) : Math.min(anew, ...single))
      expect(plan.way).toBe(plan.moves.length > 0 && anew < Math.min(...single) ? 'file' : 'positions')
    }),
    { numRuns: 300 },
  )
})

test('up to as many moves as may be made one by one, a collection is never emptied', () => {
  const present = new Map([1, 2, 3, 4, 5].map((product) => [product, product * 10]))
  expect(planFilling([5, 4, 3, 2, 1], present, { filed: 1000, most: 3 })).toMatchObject({ way: 'file', calls: 3 })
  expect(planFilling([5, 4, 3, 2, 1], present, { filed: 1000, most: 4 })).toMatchObject({ way: 'positions', calls: 4 })
})
