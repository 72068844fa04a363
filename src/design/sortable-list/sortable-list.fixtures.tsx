import { ProductIcon, ReportsIcon } from '../icon/index.ts'
import { Money, ProductSummary, ProductFact, ProductName, Score, Stock, Units } from '../product-row/index.ts'
import { counted, pounds, products, type ProductExample } from '../product-row/product-row.fixtures.ts'
import type { SortableCard, SortableColumn } from './index.ts'

export type Example = ProductExample & { readonly id: number }

/** As many products as a story needs: the few of the shop again and again, with a number from the thirteenth on. */
export function examples(count: number): readonly Example[] {
  return Array.from({ length: count }, (_, id) => {
    const product = products[id % products.length] as ProductExample
    const round = Math.floor(id / products.length)
    return round === 0
      ? { ...product, id }
      : {
          ...product,
          id,
          name: `${product.name} ${round + 1}`,
          reference: `${product.reference}-${round + 1}`,
          stock: (id * 37) % 600,
          units: (id * 71) % 900,
          score: Math.max(1, 9_999 - id),
        }
  })
}

const stockOf = ({ stock }: Example) => (
  <Stock level={stock === 0 ? 'out' : stock < 15 ? 'low' : 'enough'}>{stock === 0 ? 'Agotado' : counted(stock)}</Stock>
)

export const columns: readonly SortableColumn<Example>[] = [
  {
    id: 'product',
    header: 'Producto',
    width: 236,
    grow: 1,
    cell: ({ name, reference, imageUrl }) => <ProductName name={name} reference={reference} imageUrl={imageUrl} />,
  },
  {
    id: 'price',
    header: 'Precio',
    width: 96,
    align: 'end',
    cell: ({ price, listPrice }) => (
      <Money value={pounds(price)} before={listPrice === null ? null : pounds(listPrice)} beforeLabel="antes" />
    ),
  },
  { id: 'stock', header: 'Existencias', width: 112, align: 'end', cell: (item) => stockOf(item) },
  {
    id: 'units',
    header: 'Unidades 30 d',
    width: 116,
    align: 'end',
    hiddenBelow: 720,
    cell: ({ units }) => <Units value={counted(units)} none={units === 0} />,
  },
  {
    id: 'revenue',
    header: 'Ingresos 30 d',
    width: 124,
    align: 'end',
    hiddenBelow: 860,
    cell: ({ units, price }) => <Money value={pounds(units * price)} />,
  },
  {
    id: 'score',
    header: 'Puntuación',
    width: 104,
    align: 'end',
    hiddenBelow: 980,
    cell: ({ score }) => <Score value={counted(score)} share={score / 10_000} />,
  },
]

export const card: SortableCard<Example> = {
  content: (item) => (
    <ProductSummary
      name={item.name}
      imageUrl={item.imageUrl}
      facts={[
        <Money key="price" value={pounds(item.price)} />,
        <ProductFact key="stock" {...(item.stock < 15 ? {} : { icon: <ProductIcon /> })} label="Existencias:">
          {stockOf(item)}
        </ProductFact>,
        <ProductFact key="units" icon={<ReportsIcon />} label="Unidades en 30 días:">
          <Units value={counted(item.units)} none={item.units === 0} />
        </ProductFact>,
      ]}
    />
  ),
}
