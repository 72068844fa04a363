import { expect, test } from 'vitest'
import { extentOf, withAll, withRange, withRow } from './row-selection.ts'
import { commandOf, type TableKey } from './table-keys.ts'

const ids = [1, 2, 3, 4, 5]

test('how much is chosen is asked of the rows that are here', () => {
  expect(extentOf(new Set<number>(), ids)).toBe('none')
  expect(extentOf(new Set([9]), ids)).toBe('none')
  expect(extentOf(new Set([2, 9]), ids)).toBe('some')
  expect(extentOf(new Set([5, 4, 3, 2, 1, 9]), ids)).toBe('all')
  expect(extentOf('all', ids)).toBe('all')
  expect(extentOf(new Set<number>(), [])).toBe('none')
})

test('a range goes in or out, in both directions, and leaves the rest', () => {
  expect(withRange(new Set([9]), ids, 3, 1, true)).toEqual(new Set([9, 2, 3, 4]))
  expect(withRange(new Set(ids), ids, 0, 1, false)).toEqual(new Set([3, 4, 5]))
})

test('out of all that match one is taken: what is here stays, what is not here goes', () => {
  expect(withRow('all', ids, 2, false)).toEqual(new Set([1, 3, 4, 5]))
  expect(withAll(new Set([9]), ids, true)).toEqual(new Set([9, ...ids]))
  expect(withAll('all', ids, false)).toEqual(new Set())
})

test('keys walk the rows and stay inside', () => {
  const press = (key: string, held: Partial<TableKey> = {}) =>
    commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }, 3, 20)
  expect(press('ArrowDown')).toEqual({ do: 'row', to: 4, choose: false })
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ do: 'row', to: 2, choose: true })
  expect(press('PageUp')).toEqual({ do: 'row', to: 0, choose: false })
  expect(press('ArrowDown', { metaKey: true })).toEqual({ do: 'row', to: 19, choose: false })
  expect(press('a', { ctrlKey: true })).toEqual({ do: 'all' })
  expect(press('a')).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
})
