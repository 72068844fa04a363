import { expect, test } from 'vitest'
import { productTable } from '../reports.fixtures.ts'
import { linesFound, productLines } from './product-rows.ts'

test('columns become lines with the names of brand and category', () => {
  const [first] = productLines(productTable)
  expect(first).toMatchObject({ id: productTable.content.id[0], brand: 'Regency', category: 'Cake Stands' })
})

test('every word of a search must stand in the name, the reference or the number', () => {
  const lines = productLines(productTable)
  expect(linesFound(lines, 'CAKE regency').map(({ name }) => name)).toEqual(['REGENCY CAKESTAND 3 TIER'])
  expect(linesFound(lines, String(lines[1]!.id))).toHaveLength(1)
  expect(linesFound(lines, 'cake submarine')).toEqual([])
  expect(linesFound(lines, ' ')).toBe(lines)
})
