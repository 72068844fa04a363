import { expect, test } from 'vitest'
import { gridTemplate, leastWidth, type TableLayout } from './table-column.ts'
import { hiddenOf, neighbour, nextSort, orderOf, withMoved, withShown, withWidth, yieldedOf } from './table-layout.ts'

const columns = [{ id: 'name' }, { id: 'brand' }, { id: 'price' }, { id: 'stock', hidden: true }, { id: 'score' }] as const

test('a layout of yesterday serves columns of today: unknown ones are forgotten, new ones follow, the first stays first', () => {
  expect(orderOf(columns, { order: ['score', 'gone', 'price', 'score'] })).toEqual(['name', 'score', 'price', 'brand', 'stock'])
  expect(orderOf([], {})).toEqual([])
})

test('columns decide what is hidden until a person does; the first is never hidden', () => {
  expect(hiddenOf(columns, {})).toEqual(['stock'])
  expect(hiddenOf(columns, { hidden: ['name', 'price'] })).toEqual(['price'])
  expect(withShown(columns, {}, 'stock', true)).toEqual({ hidden: [] })
  expect(withShown(columns, {}, 'brand', false)).toEqual({ hidden: ['stock', 'brand'] })
})

test('a column moves to the place of another, in both directions, but never before the first', () => {
  expect(withMoved(columns, {}, 'brand', 'score').order).toEqual(['name', 'price', 'stock', 'score', 'brand'])
  expect(withMoved(columns, {}, 'score', 'brand').order).toEqual(['name', 'score', 'brand', 'price', 'stock'])
  expect(withMoved(columns, {}, 'score', 'name').order?.[1]).toBe('score')
  const layout: TableLayout = {}
  expect(withMoved(columns, layout, 'name', 'price')).toBe(layout)
})

test('a step jumps over what is hidden and ends at the edges', () => {
  expect(neighbour(columns, {}, 'price', 1)).toBe('score')
  expect(neighbour(columns, {}, 'brand', -1)).toBeNull()
  expect(neighbour(columns, {}, 'score', 1)).toBeNull()
})

test('a width stays within its limits', () => {
  expect(withWidth({}, 'price', 10).widths).toEqual({ price: 64 })
  expect(withWidth({ widths: { brand: 90 } }, 'price', 120.4).widths).toEqual({ brand: 90, price: 120 })
})

test('a click sorts, turns around, and lets go', () => {
  const price = { id: 'price', sortFirst: 'descending' } as const
  const first = nextSort(null, price)
  expect(first).toEqual({ column: 'price', direction: 'descending' })
  const second = nextSort(first, price)
  expect(second).toEqual({ column: 'price', direction: 'ascending' })
  expect(nextSort(second, price)).toBeNull()
  expect(nextSort(first, { id: 'name' })).toEqual({ column: 'name', direction: 'ascending' })
})

test('a column that was widened by hand does not grow any more', () => {
  const row = { select: true, expand: false, actions: true }
  const sized = [{ id: 'name', width: 200, grow: 1 }, { id: 'price' }]
  expect(gridTemplate(sized, {}, row)).toBe('44px minmax(200px, 1fr) 140px 0px 52px')
  expect(gridTemplate(sized, { widths: { name: 300 } }, row)).toBe('44px 300px 140px minmax(0px, 1fr) 52px')
  expect(leastWidth(sized, { widths: { name: 300 } }, row)).toBe(536)
})

test('columns go out of sight where there is no room, the highest first and no more than must', () => {
  const bare = { select: false, expand: false, actions: false }
  const yielding = [
    { id: 'name', width: 200 },
    { id: 'saved', width: 100, yields: 1 },
    { id: 'published', width: 100, yields: 2 },
    { id: 'score', width: 100 },
    { id: 'brand', width: 100, hidden: true, yields: 3 },
  ]
  expect(yieldedOf(yielding, {}, bare, 500)).toEqual([])
  expect(yieldedOf(yielding, {}, bare, 499)).toEqual(['published'])
  expect(yieldedOf(yielding, {}, bare, 399)).toEqual(['published', 'saved'])
  expect(yieldedOf(yielding, {}, bare, 100)).toEqual(['published', 'saved'])
  expect(yieldedOf(yielding, {}, { ...bare, actions: true }, 500)).toEqual(['published'])
  // Not measured yet, and as somebody arranged them.
  expect(yieldedOf(yielding, {}, bare, 0)).toEqual([])
  expect(yieldedOf(yielding, { hidden: [] }, bare, 300)).toEqual([])
  expect(yieldedOf(yielding, { widths: { name: 240 } }, bare, 300)).toEqual([])
})
