import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinList, pinMap, pinnedPlaces } from './pins.ts'

test('a pin beyond the end stands at the end, and others keep their sequence before it', () => {
  expect([
    ...pinnedPlaces(
      new Map([
        [7, 1_000],
        [8, 999],
        [9, 2],
      ]),
      10,
    ),
  ]).toEqual([
    [9, 1],
    [8, 8],
    [7, 9],
  ])
})

test('two pins of one position stand below each other', () => {
  expect([
    ...pinnedPlaces(
      new Map([
        [7, 3],
        [8, 3],
      ]),
      10,
    ),
  ]).toEqual([
    [7, 2],
    [8, 3],
  ])
})

test('every pin has a place of its own inside of the list', () => {
  const pins = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 60 })), { selector: ([id]) => id, maxLength: 20 })
    .map((given) => new Map(given))
  fc.assert(
    fc.property(pins, fc.integer({ min: 20, max: 40 }), (given, length) => {
      const places = [...pinnedPlaces(given, length).values()]
      expect(new Set(places).size).toBe(given.size)
      expect(places.every((place) => place >= 0 && place < length)).toBe(true)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
  )
})

test('pins travel as a list and come back the same', () => {
  expect(
    pinMap(
      pinList(
        new Map([
          [5, 9],
          [4, 2],
        ]),
      ),
    ),
  ).toEqual(
    new Map([
      [4, 2],
      [5, 9],
    ]),
  )
})
