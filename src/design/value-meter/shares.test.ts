import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

const order = Array.from({ length: 60 }, (_, id) => id)

test('the first places hold the part that they sold', () => {
  const even = (): { revenue: number; units: number } => ({ revenue: 100, units: 2 })
  expect(sharesOf(order, even, { revenue: 6_000, units: 120 })).toEqual([
    { places: 12, revenue: 0.2, units: 0.2 },
    { places: 24, revenue: 0.4, units: 0.4 },
    { places: 48, revenue: 0.8, units: 0.8 },
  ])
})

test('a short list is all in its first places, and without sales there is no share', () => {
  const one = (): { revenue: number; units: number } => ({ revenue: 5, units: 0 })
  expect(sharesOf([1, 2], one, { revenue: 10, units: 0 }).map(({ revenue, units }) => [revenue, units])).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ])
})

test('no more than 48 products are read', () => {
  let read = 0
  sharesOf(order, () => ({ revenue: ++read, units: 0 }), { revenue: 1, units: 0 })
  expect(read).toBe(48)
})
