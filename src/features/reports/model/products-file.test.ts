import { expect, test } from 'vitest'
import { productTable } from '../reports.fixtures.ts'
import { namedBySelf, sumOf } from './file-heads.fixtures.ts'
import { productLines } from './product-rows.ts'
import { type ProductHead, productsFile } from './products-file.ts'
import type { RequestedReport } from './requested-report.ts'

const productHeads = namedBySelf<ProductHead>(
  'id',
  'reference',
  'name',
  'brand',
  'category',
  'revenue',
  'units',
  'share',
  'unitsShare',
  'revenueBefore',
  'unitsBefore',
  'change',
  'position',
  'price',
  'stock',
)

const productsFileOf = (view: Pick<RequestedReport, 'columns' | 'hidden' | 'measure'>, compared = true) =>
  productsFile(productLines(productTable), { ...productTable, compared: compared ? productTable.compared : null }, view, productHeads)
const everyColumn = { columns: null, hidden: [], measure: 'money' } as const

test('the file of the products adds up to all that was sold', () => {
  const { heads, rows } = productsFileOf(everyColumn)
  expect(sumOf(rows, heads.indexOf('revenue'))).toBeCloseTo(productTable.revenue / 100, 6)
  expect(sumOf(rows, heads.indexOf('share'))).toBeCloseTo(1, 9)
})

test('the file of the products has the columns that are chosen, in their sequence, behind the number of the product', () => {
  expect(productsFileOf({ columns: null, hidden: null, measure: 'money' }).heads).toEqual([
    'id',
    'reference',
    'name',
    'category',
    'units',
    'revenue',
    'share',
    'revenueBefore',
    'change',
    'position',
    'stock',
  ])
  const { heads, rows } = productsFileOf({
    columns: ['stock', 'brand', 'units'],
    hidden: ['category', 'revenue', 'share', 'trend', 'position', 'price'],
    measure: 'money',
  })
  expect(heads).toEqual(['id', 'reference', 'name', 'stock', 'brand', 'units'])
  const { content } = productTable
  expect(rows[0]).toEqual([content.id[0], content.reference[0], content.name[0], content.stock[0], 'Regency', content.units[0]])
})

test('shares and changes in the file of the products are of what is counted, and without a comparison there is no change', () => {
  const quantity = productsFileOf({ ...everyColumn, measure: 'quantity' })
  expect(quantity.heads).toEqual(expect.arrayContaining(['unitsShare', 'unitsBefore', 'change']))
  expect(quantity.heads).not.toContain('revenueBefore')
  expect(sumOf(quantity.rows, quantity.heads.indexOf('unitsShare'))).toBeCloseTo(1, 9)
  const { content } = productTable
  const at = content.unitsBefore.findIndex((units) => units !== null && units > 0)
  expect(quantity.rows[at]![quantity.heads.indexOf('change')]).toBeCloseTo(content.units[at]! / content.unitsBefore[at]! - 1, 9)
  const alone = productsFileOf(everyColumn, false).heads
  expect(alone).not.toContain('revenueBefore')
  expect(alone).not.toContain('change')
})
