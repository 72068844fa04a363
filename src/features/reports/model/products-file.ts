import type { CompactProductsTable } from '../../../../contract/index.ts'
import { chosenColumns, type ArrangedColumns, type ProductColumn } from './product-columns.ts'
import type { ProductLine } from './product-rows.ts'
import { type Heads, inUnits } from './report-tables.ts'
import type { RequestedReport } from './requested-report.ts'
import { productValue } from './sort-values.ts'
import type { Cell, FileTable } from './table-file.ts'

export type ProductHead =
  | 'id'
  | 'reference'
  | 'name'
  | 'brand'
  | 'category'
  | 'revenue'
  | 'units'
  | 'share'
  | 'unitsShare'
  | 'revenueBefore'
  | 'unitsBefore'
  | 'change'
  | 'position'
  | 'price'
  | 'stock'

type ProductFacts = readonly (readonly [ProductHead, (line: ProductLine) => Cell])[]

/**
 * The products, in the order that they are given in, with the columns that the table shows, in their sequence. A column of several facts
 * is a column of the file for each: a product is its number, reference and name, a change stands behind what it is compared with.
 */
export function productsFile(
  lines: readonly ProductLine[],
  { currency, revenue, units, compared }: Pick<CompactProductsTable, 'currency' | 'revenue' | 'units' | 'compared'>,
  view: ArrangedColumns & Pick<RequestedReport, 'measure'>,
  heads: Heads<ProductHead>,
): FileTable {
  const money = inUnits(currency)
  const quantity = view.measure === 'quantity'
  const change = productValue('trend', view.measure, { revenue, units })
  const facts: Readonly<Record<ProductColumn, ProductFacts>> = {
    product: [
      ['id', ({ id }) => id],
      ['reference', ({ reference }) => reference],
      ['name', ({ name }) => name],
    ],
    category: [['category', ({ category }) => category]],
    brand: [['brand', ({ brand }) => brand]],
    units: [['units', (line) => line.units]],
    revenue: [['revenue', (line) => money(line.revenue)]],
    share: [[quantity ? 'unitsShare' : 'share', productValue('share', view.measure, { revenue, units })]],
    trend:
      compared === null
        ? []
        : [
            quantity ? ['unitsBefore', ({ unitsBefore }) => unitsBefore] : ['revenueBefore', ({ revenueBefore }) => money(revenueBefore)],
            ['change', change],
          ],
    position: [['position', ({ position }) => position]],
    price: [['price', ({ price }) => money(price)]],
    stock: [['stock', ({ stock }) => stock]],
  }
  const shown = chosenColumns(view).flatMap((column) => facts[column])
  return { heads: shown.map(([head]) => heads[head]), rows: lines.map((line) => shown.map(([, valueOf]) => valueOf(line))) }
}
