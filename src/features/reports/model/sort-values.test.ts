import { expect, test } from 'vitest'
import { categories, marks, productTable } from '../reports.fixtures.ts'
import { productLines } from './product-rows.ts'
import { categoryValue, productValue, publicationValue } from './sort-values.ts'

test('shares and changes of products are of what is counted; what was not sold before has no change', () => {
  const [line] = productLines(productTable)
  const counted = { ...line!, revenue: 50, units: 3, revenueBefore: 40, unitsBefore: 0 }
  const all = { revenue: 200, units: 30 }
  const of = (column: 'share' | 'trend', measure: 'money' | 'quantity') => productValue(column, measure, all)(counted)
  expect([of('share', 'money'), of('share', 'quantity')]).toEqual([0.25, 0.1])
  expect([of('trend', 'money'), of('trend', 'quantity')]).toEqual([0.25, null])
})

test('categories are sorted by the name that is shown, and by shares of what is counted', () => {
  const [first] = categories.categories
  const valueOf = (column: 'name' | 'share', isQty: boolean) => categoryValue(column, { ...categories, isQty }, () => 'Shown')(first!)
  expect(valueOf('name', false)).toBe('Shown')
  expect(valueOf('share', false)).toBeCloseTo(first!.revenue / categories.all.revenue, 9)
  expect(valueOf('share', true)).toBeCloseTo(first!.units / categories.all.units, 9)
})

test('a publication of a magic ordering is sorted by its name', () => {
  const by = publicationValue('by')
  expect(marks.marks.map(by)).toEqual(marks.marks.map((mark) => mark.automation ?? mark.by))
})
