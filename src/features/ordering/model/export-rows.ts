import { currencyDigits } from '../../../../contract/index.ts'
import type { CompactProductList, Sequence } from '../../../../contract/index.ts'

/** Columns of an exported ordering. The first three are what an import reads. */
export const exportColumns = [
  'position',
  'id',
  'reference',
  'name',
  'brand',
  'category',
  'price',
  'stock',
  'samaraScore',
  'units30',
  'revenue30',
  'releasedOn',
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** What is exported: the list as it arrived, and what shoppers would get. Plain data, so that it can go to a worker. */
export interface ExportSource {
  list: Pick<CompactProductList, 'content' | 'brands' | 'categories' | 'currency'>
  view: Sequence
}

/** The rows of an export, position by position; money in units of the currency, not in its smallest. */
export function* exportRows({
  list: { content, brands, categories, currency },
  view,
}: ExportSource): Generator<(string | number | null)[]> {
  const unit = 10 ** currencyDigits(currency)
  const rows = new Map(content.id.map((id, row) => [id, row]))
  const brandOf = new Map(brands.map(({ id, name }) => [id, name]))
  const categoryOf = new Map(categories.map(({ id, name }) => [id, name]))
  for (let place = 0; place < view.length; place++) {
    const id = view[place]!
    const row = rows.get(id)!
    const price = content.price[row] ?? null
    yield [
      place + 1,
      id,
      content.reference[row]!,
      content.name[row]!,
      brandOf.get(content.brandId[row]!) ?? '',
      categoryOf.get(content.categoryId[row]!) ?? '',
      price === null ? null : price / unit,
      content.stock[row]!,
      content.samaraScore[row] ?? null,
      content.units30[row]!,
      content.revenue30[row]! / unit,
      content.releasedOn[row] ?? null,
    ]
  }
}
