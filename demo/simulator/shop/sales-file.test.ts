import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packSales, unpackSales } from './sales-file.ts'

const whole = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const columns = fc.array(fc.tuple(whole, whole, whole, whole, whole), { maxLength: 60 }).map((lines) => {
  const column = (at: 0 | 1 | 2 | 3 | 4): Int32Array => Int32Array.from(lines, (line) => line[at])
  return { minute: column(0), place: column(1), units: column(2), price: column(3), order: column(4) }
})

test('whatever lines are packed come back unchanged, in any order', () => {
  fc.assert(
    fc.property(columns, (sales) => {
      expect(unpackSales(packSales(sales))).toEqual(sales)
    }),
  )
})

test('the same lines give the same bytes', () => {
  fc.assert(
    fc.property(columns, (sales) => {
      expect(packSales(sales)).toEqual(packSales(sales))
    }),
    { numRuns: 20 },
  )
})

test('a number below zero is refused, not stored as another', () => {
  const sales = {
    minute: Int32Array.of(0),
    place: Int32Array.of(-1),
    units: Int32Array.of(1),
    price: Int32Array.of(1),
    order: Int32Array.of(1),
  }
  expect(() => packSales(sales)).toThrow(RangeError)
})
