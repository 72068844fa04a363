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

/** The data of an export: the list from the server, and the view. Plain data, so that it can be sent to a worker. */
export interface ExportSource {
  list: Pick<CompactProductList, 'content' | 'brands' | 'categories' | 'currency'>
  view: Sequence
}

/** The rows of an export, by position. Amounts of money are in units of the currency, not in minor units. */
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
