import { useMemo } from 'react'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Money, ProductName, Stock } from '../../../src/design/product-row/index.ts'
import { useTexts } from '../frame/index.ts'
import { bestSellers, currency, type ShopProduct } from '../shop/index.ts'
import { totalsOf } from '../shop/sales.ts'
import { firstRange } from './report-figures.ts'
import { reportsWords } from './reports.words.ts'

const whole = totalsOf(firstRange.from, firstRange.to)
const sum = (of: (product: ShopProduct) => number): number => bestSellers.reduce((all, product) => all + of(product), 0)

/** What sold most, by money or by pieces. */
export function BestProducts({ quantity, loading }: { quantity: boolean; loading: boolean }) {
  const { say, format, language } = useTexts(reportsWords)
  const columns = useMemo((): readonly TableColumn<ShopProduct>[] => {
    const percent = new Intl.NumberFormat({ es: 'es', en: 'en', pt: 'pt-BR' }[language], {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    const share = ({ units, revenue }: ShopProduct): number => (quantity ? units[1] / whole.units : revenue[1] / whole.revenue)
    return [
      {
        id: 'product',
        head: say.product,
        width: 280,
        grow: 1,
        shape: 'picture',
        cell: ({ name, reference, imageUrl }) => <ProductName name={name} reference={reference} imageUrl={imageUrl} />,
        sortValue: ({ name }) => name,
        foot: say.all,
      },
      { id: 'category', head: say.category, width: 200, cell: ({ category }) => category, sortValue: ({ category }) => category },
      {
        id: 'units',
        head: say.units,
        width: 110,
        align: 'end',
        cell: ({ units }) => format.number(units[1]),
        sortValue: ({ units }) => units[1],
        sortFirst: 'descending',
        foot: format.number(sum(({ units }) => units[1])),
      },
      {
        id: 'revenue',
        head: say.sales,
        width: 130,
        align: 'end',
        phone: 'aside',
        cell: ({ revenue }) => <Money value={format.money(revenue[1], currency)} />,
        sortValue: ({ revenue }) => revenue[1],
        sortFirst: 'descending',
        foot: format.money(
          sum(({ revenue }) => revenue[1]),
          currency,
        ),
      },
      {
        id: 'share',
        head: say.share,
        width: 90,
        align: 'end',
        cell: (product) => percent.format(share(product)),
        sortValue: share,
        sortFirst: 'descending',
        foot: percent.format(sum(share)),
      },
      {
        id: 'stock',
        head: say.stock,
        width: 130,
        align: 'end',
        cell: ({ stock }) => (stock > 0 ? <Stock>{format.number(stock)}</Stock> : <Stock level="out">{say.soldOut}</Stock>),
        sortValue: ({ stock }) => stock,
      },
    ]
  }, [say, format, language, quantity])
  return (
    <Panel padding="none" className="overflow-hidden" title={say.products} description={say.productsDetail}>
      <DataTable
        bare
        adjustable
        density="compact"
        label={say.products}
        columns={columns}
        rows={bestSellers}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `#product-${id}`}
        defaultLayout={{ sort: { column: 'revenue', direction: 'descending' } }}
        {...(loading ? { state: { kind: 'loading' } } : {})}
      />
    </Panel>
  )
}
