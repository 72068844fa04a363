import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareOrderings, notShown } from './compare-orderings.ts'

const thousand = Array.from({ length: 1_000 }, (_, index) => index + 1)

test('one product that moved to the end is one difference, not a thousand', () => {
  const comparison = compareOrderings(thousand, [...thousand.slice(1), 1], [])
  expect(comparison).toMatchObject({ checked: 1_000, verified: 999, differences: [{ product: 1, found: 1_000 }] })
})

test('a product that joined the list is not compared; one that is absent is a difference', () => {
  expect(compareOrderings([1, 2, 3], [9, 1, 3], [2])).toEqual({
    checked: 3,
    verified: 2,
    differences: [{ product: 2, found: null }],
  })
})

test('products count as missing in the whole list, or only above the last shown one when the window was full', () => {
  expect(notShown([1, 2, 3, 4], [1, 3], false)).toEqual({ missing: [2, 4], below: [] })
  expect(notShown([1, 2, 3, 4], [1, 3], true)).toEqual({ missing: [2], below: [4] })
  expect(notShown([1, 2], [], false)).toEqual({ missing: [1, 2], below: [] })
})

test('a product that moved from far below into the window makes no other product missing', () => {
  const { missing, below } = notShown(thousand, [1_000, ...thousand.slice(0, 99)], true)
  expect(missing).toEqual([])
  expect(below).toEqual(thousand.slice(99, 999))
})

test('the same ordering has no differences, and any other one has some', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 40 }), fc.nat(), fc.nat(), (wanted, from, to) => {
      expect(compareOrderings(wanted, wanted, []).differences).toEqual([])
      const live = wanted.slice()
      const [moved] = live.splice(from % wanted.length, 1)
      live.splice(to % wanted.length, 0, moved!)
      const same = live.every((product, place) => product === wanted[place])
      const { verified, differences } = compareOrderings(wanted, live, [])
      expect(differences.length === 0).toBe(same)
      expect(verified + differences.length).toBe(wanted.length)
      expect(differences.length).toBeLessThanOrEqual(1)
    }),
  )
})
