import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from './first-of-runs.ts'

/** Groups of items, which of them belong, and what is asked one after the other: some groups blocked, and whether the item is taken. */
const given = fc.record({
  items: fc.array(fc.record({ group: fc.integer({ min: 0, max: 25 }), belongs: fc.boolean() }), { maxLength: 80 }),
  attempts: fc.array(fc.record({ blocked: fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { maxLength: 6 }), takes: fc.boolean() }), {
    maxLength: 100,
  }),
  /** Items that somebody else takes before each question. */
  elsewhere: fc.array(fc.integer({ min: 0, max: 79 }), { maxLength: 100 }),
})

test('the first item left outside of blocked groups is given, else the first one left, else none', () => {
  fc.assert(
    fc.property(given, ({ items, attempts, elsewhere }) => {
      const taken = new Uint8Array(items.length)
      const groups = items.map(({ group }) => group)
      const runs = runsOf(groups, taken, (item) => items[item]!.belongs)
      attempts.forEach(({ blocked, takes }, nth) => {
        if (elsewhere[nth] !== undefined && elsewhere[nth] < taken.length) taken[elsewhere[nth]] = 1
        const left = items.flatMap(({ belongs }, item) => (belongs && !taken[item] ? [item] : []))
        const found = runs.first(blocked)
        expect(found).toBe(left.find((item) => !blocked.includes(groups[item]!)) ?? left[0])
        if (takes && found !== undefined) taken[found] = 1
      })
    }),
    { numRuns: 500 },
  )
})

test('without a rule for what belongs, every item does', () => {
  const taken = new Uint8Array(3)
  const runs = runsOf([5, 5, 6], taken)
  const order: (number | undefined)[] = []
  for (let item = runs.first([]); item !== undefined; item = runs.first([])) {
    order.push(item)
    taken[item] = 1
  }
  expect(order).toEqual([0, 1, 2])
})
