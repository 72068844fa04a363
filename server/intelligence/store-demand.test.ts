import { expect, test } from 'vitest'
import { historyOf, madeLines } from './made-shop.fixtures.ts'
import { learnDemand, type StoreDemand } from './store-demand.ts'
import type { SaleLine, SalesHistory } from './sales-history.ts'

const usual = { seed: 3, days: 200, lists: 2, productsOfList: 30, linesOfDay: 60 }

function learned(lines: SaleLine[]): { history: SalesHistory; demand: StoreDemand | null } {
  const history = historyOf(lines)
  let demand: StoreDemand | null = null
  learnDemand(history, (given) => (demand = given))
  return { history, demand }
}

test('below 90 days of sales, and from lists that are too short, nothing is learned', () => {
  expect(learned(madeLines({ ...usual, days: 89 })).demand).toBeNull()
  expect(learned(madeLines({ ...usual, productsOfList: 7 })).demand).toBeNull()
  expect(learned([]).demand).toBeNull()
  expect(learned(madeLines({ ...usual, days: 91 })).demand).not.toBeNull()
})

test('what a list is expected to bring together is its present revenue of four weeks, whatever lists it is part of', () => {
  const { history, demand } = learned(madeLines(usual))
  const members = Int32Array.from(history.products.keys())
  const lately = history.revenue.subarray(history.dayStart[history.days - 56]).reduce((sum, revenue) => sum + revenue, 0) / 2
  const sum = (list: Int32Array): number => demand!.expectedOf(list).reduce((all, each) => all + each, 0)
  expect(sum(members) / lately).toBeGreaterThan(0.8)
  expect(sum(members) / lately).toBeLessThan(1.2)
  expect(sum(members.slice(0, 30)) + sum(members.slice(30))).toBeCloseTo(sum(members), 4)
})

test('what sells most is expected to, and every product has a figure', () => {
  const { history, demand } = learned(madeLines(usual))
  const members = Int32Array.from(history.products.keys())
  const sold = new Float64Array(members.length)
  history.product.forEach((product, line) => (sold[product]! += history.revenue[line]!))
  const expected = demand!.expectedOf(members)
  const best = members.toSorted((left, right) => sold[right]! - sold[left]!)
  const held = best.slice(0, 12).reduce((sum, product) => sum + expected[product]!, 0)
  expect(held / expected.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0.5)
  expect(expected.every((each) => each >= 0 && Number.isFinite(each))).toBe(true)
})

test.each<[string, (line: SaleLine, at: number) => SaleLine]>([
  ['huge sums', (each, at) => (at % 50 === 0 ? { ...each, revenue: 1e12 } : each)],
  ['nothing but returns', (each) => ({ ...each, units: -1, revenue: -4 })],
  ['all sold out', (each) => ({ ...each, stock: 0 })],
  ['prices of zero', (each) => ({ ...each, price: 0 })],
])('%s give figures that are no less than nothing', (_, change) => {
  const { history, demand } = learned(madeLines(usual).map(change))
  const expected = demand?.expectedOf(Int32Array.from(history.products.keys())) ?? new Float64Array()
  expect(expected.every((each) => each >= 0 && Number.isFinite(each))).toBe(true)
})
