import { useMemo, type ReactNode } from 'react'
import { ProductIcon, ReportsIcon } from '../../../design/icon/index.ts'
import { ProductCard } from '../../../design/product-card/index.ts'
import { Money, ProductFact, ProductName, ProductSummary, Stock, Units } from '../../../design/product-row/index.ts'
import type { SortableTile } from '../../../design/sortable-grid/index.ts'
import type { SortableCard } from '../../../design/sortable-list/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { isNew } from '../model/filter.ts'
import type { Product } from '../model/list-table.ts'
import { useWriting } from './use-writing.ts'

export interface ProductLooks {
  card: SortableCard<Product>
  tile: SortableTile<Product>
  preview: (product: Product) => ReactNode
}

/** How a product is drawn where there are no columns: in two lines, as a card of the shop, while it is dragged. */
export function useProductLooks(currency: string): ProductLooks {
  const t = useSentences('ordering')
  const say = useWriting(currency)
  return useMemo(() => {
    const stock = (product: Product): ReactNode => <Stock level={say.stockLevel(product)}>{say.stock(product)}</Stock>
    return {
      card: {
        content: (product) => (
          <ProductSummary
            name={product.name}
            imageUrl={product.imageUrl}
            facts={[
              <Money key="price" value={say.money(product.price)} />,
              <ProductFact key="stock" icon={say.stockLevel(product) === 'enough' ? <ProductIcon /> : null} label={t('inStock')}>
                {stock(product)}
              </ProductFact>,
              <ProductFact key="units" icon={<ReportsIcon />} label={t('sold')}>
                <Units value={say.number(product.units30)} none={product.units30 === 0} />
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
            price={say.money(product.price) ?? '—'}
            before={say.before(product)}
            discount={say.discount(product)}
            states={[...(product.stock === 0 ? (['soldOut'] as const) : []), ...(isNew(product.age) ? (['new'] as const) : [])]}
            aside={product.stock === 0 ? undefined : stock(product)}
          />
        ),
      },
      preview: ({ name, reference, imageUrl }) => <ProductName name={name} reference={reference} imageUrl={imageUrl} />,
    }
  }, [t, say])
}
