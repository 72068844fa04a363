import { criterionColumns, discountOf, isCriterionColumn } from '../../../../contract/index.ts'
import type { ListTable } from '../model/list-table.ts'

/** How many products of a list have no value in a column. It counts without ranking, because a sort would delay the drawer that opens. */
export function missingIn({ source: { content, brands, categories } }: ListTable, column: string): number {
  if (!isCriterionColumn(column)) return content.id.length
  const without = (values: readonly unknown[]): number =>
    values.reduce<number>((sum, value) => sum + Number(value === null || value === ''), 0)
  const unnamed = (ids: readonly number[], names: readonly { id: number; name: string }[]): number => {
    const named = new Set(names.flatMap(({ id, name }) => (name === '' ? [] : [id])))
    return ids.reduce((sum, id) => sum + Number(!named.has(id)), 0)
  }
  switch (column) {
    case 'discount':
      return content.price.reduce<number>((sum, price, row) => sum + Number(discountOf(price, content.listPrice[row] ?? null) === null), 0)
    case 'brand':
      return unnamed(content.brandId, brands)
    case 'category':
      return unnamed(content.categoryId, categories)
    default:
      return without(content[column])
  }
}

/** The type of a column's values: it decides the names of the sort directions. */
export const kindOf = (column: keyof typeof criterionColumns): 'number' | 'text' | 'date' => criterionColumns[column]
