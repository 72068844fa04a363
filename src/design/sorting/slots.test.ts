import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSlots } from './slots.ts'

test('after a scroll, new rows take the slots of rows that left, and the other rows keep theirs', () => {
  const slots = makeSlots()
  expect(slots.assign([10, 11, 12, 13])).toEqual([0, 1, 2, 3])
  expect(slots.assign([12, 13, 14, 15])).toEqual([2, 3, 0, 1])
  expect(slots.assign([12, 13, 14, 15])).toEqual([2, 3, 0, 1])
})

test('every item has a slot of its own and keeps it while it is mounted, and there are never more slots than items at once', () => {
  const windows = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(windows, (drawn) => {
      const slots = makeSlots()
      let before = new Map<number, number>()
      let most = 0
      for (const ids of drawn) {
        const given = slots.assign(ids)
        most = Math.max(most, ids.length)
        expect(new Set(given).size).toBe(ids.length)
        expect(Math.max(...given)).toBeLessThan(most)
        ids.forEach((id, nth) => before.has(id) && expect(given[nth]).toBe(before.get(id)))
        before = new Map(ids.map((id, nth) => [id, given[nth]!]))
      }
    }),
  )
})
