import { expect, test } from 'vitest'
import type { WorkbenchLayout } from '../../../../contract/index.ts'
import { columnIds, columnsOf, withColumn, withColumnAt } from './column-layout.ts'

const usualLayout: WorkbenchLayout = { columns: [], view: 'list', perRow: 5 }

const idsOf = (columns: Parameters<typeof columnsOf>[0]): string[] => columnsOf(columns).map(({ id }) => id)

test('who has changed nothing sees every column in its usual sequence', () => {
  expect(idsOf(usualLayout)).toEqual(columnIds)
  expect(columnsOf(usualLayout).filter(({ shown }) => shown)).toHaveLength(8)
})

test('a column that was switched on or made wider keeps its place', () => {
  const layout = withColumn(withColumn(usualLayout, 'units7', { shown: true }), 'brand', { width: 240 })
  expect(idsOf(layout)).toEqual(columnIds)
  expect(columnsOf(layout).find(({ id }) => id === 'units7')).toEqual({ id: 'units7', shown: true, width: undefined, chosen: true })
  expect(columnsOf(layout).find(({ id }) => id === 'brand')).toMatchObject({ shown: true, width: 240 })
})

test('columns change places with their neighbours, and the product stays first', () => {
  const layout = withColumnAt(usualLayout, 'price', columnIds.indexOf('price') - 1)
  expect(idsOf(layout).slice(2, 5)).toEqual(['brand', 'price', 'category'])
  expect(withColumnAt(usualLayout, 'reference', 0)).toBe(usualLayout)
  expect(withColumnAt(usualLayout, 'source', columnIds.length)).toBe(usualLayout)
})

test('a layout that knows other columns than there are is read as far as it goes', () => {
  expect(
    idsOf({
      columns: [
        { id: 'weather', shown: true },
        { id: 'stock', shown: false },
        { id: 'product', shown: false },
      ],
    }),
  ).toHaveLength(columnIds.length)
  expect(columnsOf({ columns: [{ id: 'product', shown: false }] })[0]).toMatchObject({ id: 'product', shown: true })
})
