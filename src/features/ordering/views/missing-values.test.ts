import { expect, test } from 'vitest'
import { list, listOf } from '../ordering.fixtures.ts'
import { missingIn } from './missing-values.ts'
import { criterionIds } from './use-column-name.ts'

test.each(criterionIds)('as many products have no value in %s as are put last by it', (column) => {
  expect(missingIn(list, column)).toBe(list.missing(column))
})

test('in a column without values, and in one that does not exist, all products have no value', () => {
  const bare = listOf([
    { id: 1, name: 'Taza' },
    { id: 2, name: 'Jarrón' },
  ])
  expect(missingIn(bare, 'brand')).toBe(2)
  expect(missingIn(bare, 'weather')).toBe(2)
})
