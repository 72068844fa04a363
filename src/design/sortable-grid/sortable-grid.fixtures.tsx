import { ProductCard } from '../product-card/index.ts'
import { Stock } from '../product-row/index.ts'
import { counted, pounds } from '../product-row/product-row.fixtures.ts'
import type { Example } from '../sortable-list/sortable-list.fixtures.tsx'
import type { SortableTile } from './index.ts'

export const tile: SortableTile<Example> = {
  content: ({ name, imageUrl, price, listPrice, stock }) => (
    <ProductCard
      name={name}
      imageUrl={imageUrl}
      price={pounds(price)}
      before={listPrice === null ? null : pounds(listPrice)}
      states={stock === 0 ? ['soldOut'] : []}
      aside={stock === 0 ? undefined : <Stock level={stock < 15 ? 'low' : 'enough'}>{counted(stock)}</Stock>}
    />
  ),
}
