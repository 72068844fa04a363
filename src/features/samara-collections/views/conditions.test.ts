import { expect, test } from 'vitest'
import { faultOfFilter, filterColumnNames, filterColumns, filterOperators, type FilterInput } from '../../../../contract/index.ts'
import { conditionOf, filterOf } from './conditions.ts'

/** A filter of every column and operator, with values that fit. */
const filters = filterColumnNames.flatMap((column) => {
  const { type } = filterColumns[column]
  return filterOperators[type].flatMap((operator) =>
    [false, true].map((not): FilterInput => {
      const values = {
        ids: [3, 5],
        texts: ['R-1', 'R 2'],
        text: ['tea pot'],
        number: operator === 'between' ? [2, 40] : [7],
        flag: [],
        list: ['samara', 4],
      }[type]
      return { column, operator, not, values }
    }),
  )
})

test('every filter becomes a condition of the builder and the same filter again', () => {
  for (const filter of filters) {
    expect(faultOfFilter(filter)).toBeNull()
    expect(filterOf(conditionOf(filter, 1))).toEqual(filter)
  }
  expect(filters.length).toBeGreaterThan(200)
})

test('what is not filled in is no filter', () => {
  expect(filterOf({ ...conditionOf(filters[0]!, 1), value: { kind: 'chosen', values: [] } })).toBeNull()
})
