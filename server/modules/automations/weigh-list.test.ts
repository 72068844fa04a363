import { expect, test } from 'vitest'
import { presetWeights } from '../../../contract/index.ts'
import type { ListParts } from '../scores/index.ts'
import { weighedSequence, weightsOf } from './weigh-list.ts'

const column = (...values: number[]) => Float64Array.from(values)
const unknown = column(Number.NaN, Number.NaN, Number.NaN)
const parts: ListParts = {
  products: Int32Array.of(1, 2, 3),
  percentiles: [column(0, 0.6, 1), unknown, column(1, 0.5, 0), unknown, unknown, unknown],
  expected: column(1, 6, 10),
  overruled: new Map(),
}
const demand = { demand: 1, momentum: 0, price: 0, cover: 0, newness: 0, variants: 0 }
const weighed = (weights: typeof demand, more: Partial<ListParts> = {}, sequence = [1, 2, 3]) =>
  Array.from(weighedSequence(Int32Array.from(sequence), { ...parts, ...more }, weights))

test('the highest weighed score stands first', () => {
  expect(weighed(demand)).toEqual([3, 2, 1])
  expect(weighed({ ...demand, demand: 0, price: 3 })).toEqual([1, 2, 3])
})

test('equal ones stay as they stand, and what nothing is known of counts as the middle', () => {
  expect(weighed({ ...demand, demand: 0, momentum: 1 }, {}, [2, 3, 1])).toEqual([2, 3, 1])
  expect(weighed(demand, {}, [1, 4, 2, 3])).toEqual([3, 2, 4, 1])
})

test('a score that somebody has set takes the place of the computed one', () => {
  expect(weighed(demand, { overruled: new Map([[1, 999]]) })).toEqual([3, 1, 2])
})

test('a preset has its weights, own ones count as they are', () => {
  expect(weightsOf({ preset: 'new-first' })).toBe(presetWeights['new-first'])
  expect(weightsOf({ weights: demand })).toBe(demand)
})
