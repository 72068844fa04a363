import { useMemo, type ReactNode } from 'react'
import { ProductIcon, ReportsIcon } from '../../../src/design/icon/index.ts'
import { ProductCard } from '../../../src/design/product-card/index.ts'
import { Age, Discount, Money, ProductFact, ProductName, ProductSummary, Revenue, Score, Stock, Units } from '../../../src/design/product-row/index.ts'
import type { SortableTile } from '../../../src/design/sortable-grid/index.ts'
import type { SortableCard, SortableColumn } from '../../../src/design/sortable-list/index.ts'
import { useSpeech } from '../frame/index.ts'
import { currency, type ShopProduct } from '../shop/index.ts'
import { bestRevenue, fewLeft, isNew, scoreOf } from './products.ts'
import { workbenchWords } from './workbench.words.ts'

export interface ProductLooks {
  columns: readonly SortableColumn<ShopProduct>[]
  card: SortableCard<ShopProduct>
  tile: SortableTile<ShopProduct>
  preview: (product: ShopProduct) => ReactNode
}

/**
 * How a product is drawn on the bench: in columns, in two lines, as a card of the shop, in the hand.
 * @param search what is searched; where it stands in a name it is marked
 */
export function useProductLooks(search: string): ProductLooks {
  const { say, format, language } = useSpeech(workbenchWords)
  return useMemo(() => {
    const money = (amount: number): string => format.money(amount, currency)
    const was = ({ price, listPrice }: ShopProduct): string | null => (listPrice !== null && listPrice > price ? money(listPrice) : null)
    const off = ({ price, listPrice }: ShopProduct): string | null => (listPrice !== null && listPrice > price ? `−${format.percent(1 - price / listPrice)}` : null)
    const stock = ({ stock: left }: ShopProduct): ReactNode => (
      <Stock level={left === 0 ? 'out' : left <= fewLeft ? 'low' : 'enough'}>{left === 0 ? say.soldOut : format.number(left)}</Stock>
    )
    const name = (product: ShopProduct): ReactNode => <ProductName name={product.name} reference={product.reference} imageUrl={product.imageUrl} search={search} />
    const sales = (which: 'units' | 'revenue', days: 0 | 1 | 2): SortableColumn<ShopProduct> => {
      const id = `${which}${([7, 30, 90] as const)[days]}` as const
      return {
        id,
        header: say.column[id],
        width: which === 'units' ? 112 : 120,
        align: 'end',
        ...(id === 'revenue30' ? { hiddenBelow: 760 } : id === 'units30' ? { hiddenBelow: 860 } : {}),
        cell: (product) => {
          const value = product[which][days]
          const written = which === 'units' ? format.number(value) : money(value)
          return id === 'revenue30' ? <Revenue value={written} share={value / bestRevenue} /> : <Units value={written} none={value === 0} />
        },
      }
    }
    return {
      columns: [
        { id: 'product', header: say.column.product, width: 230, grow: 1, cell: name },
        { id: 'brand', header: say.column.brand, width: 132, hiddenBelow: 1_200, cell: ({ brand }) => <span className="truncate">{brand}</span> },
        { id: 'price', header: say.column.price, width: 88, align: 'end', cell: (product) => <Money value={money(product.price)} before={was(product)} beforeLabel={say.before} /> },
        { id: 'discount', header: say.column.discount, width: 104, align: 'end', hiddenBelow: 1_080, cell: (product) => <Discount value={off(product)} /> },
        { id: 'stock', header: say.column.stock, width: 108, align: 'end', cell: stock },
        { id: 'age', header: say.column.age, width: 128, align: 'end', hiddenBelow: 1_280, cell: (product) => <Age value={say.days(format.number(product.age))} fresh={isNew(product) ? say.isNew : undefined} /> },
        sales('units', 0),
        sales('units', 1),
        sales('units', 2),
        sales('revenue', 0),
        sales('revenue', 1),
        sales('revenue', 2),
        { id: 'score', header: say.column.score, width: 112, align: 'end', hiddenBelow: 960, cell: ({ id }) => <Score value={format.number(scoreOf(id))} share={scoreOf(id) / 1_000} /> },
      ],
      card: {
        content: (product) => (
          <ProductSummary
            name={product.name}
            imageUrl={product.imageUrl}
            facts={[
              <Money key="price" value={money(product.price)} />,
              <ProductFact key="stock" icon={product.stock > fewLeft ? <ProductIcon /> : null} label={say.inStock}>
                {stock(product)}
              </ProductFact>,
              <ProductFact key="units" icon={<ReportsIcon />} label={say.sold}>
                <Units value={format.number(product.units[1])} none={product.units[1] === 0} />
              </ProductFact>,
            ]}
          />
        ),
      },
      tile: {
        content: (product) => (
          <ProductCard
            name={product.name}
            imageUrl={product.imageUrl}
            price={money(product.price)}
            before={was(product)}
            discount={off(product)}
            states={[...(product.stock === 0 ? (['soldOut'] as const) : []), ...(isNew(product) ? (['new'] as const) : [])]}
            aside={product.stock === 0 ? undefined : stock(product)}
          />
        ),
      },
      preview: (product) => <ProductName name={product.name} reference={product.reference} imageUrl={product.imageUrl} />,
    }
    // Sentences and formats change with the language alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language, search])
}
