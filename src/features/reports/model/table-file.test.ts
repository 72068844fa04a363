import { expect, test } from 'vitest'
import { hasRoom } from './table-file.ts'

test('a sheet has room for a row of heads and 1 048 575 more; text has room for any number', () => {
  const table = (length: number) => ({ rows: { length } })
  expect(hasRoom(table(1_048_575), 'xlsx')).toBe(true)
  expect(hasRoom(table(1_048_576), 'xlsx')).toBe(false)
  expect(hasRoom(table(1_048_576), 'csv')).toBe(true)
})
