import { useMemo, type ReactNode } from 'react'
import { ProductIcon, ReportsIcon } from '../../../design/icon/index.ts'
import { Money, ProductSummary, ProductFact, ProductName, Score, Stock, Units } from '../../../design/product-row/index.ts'
import type { SortableCard, SortableColumn } from '../../../design/sortable-list/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ProductRow } from '../../../../contract/index.ts'

/** So few are left that the merchant should know. */
const fewLeft = 10

export interface ProductLooks {
  columns: readonly SortableColumn<ProductRow>[]
  card: SortableCard<ProductRow>
  preview: (row: ProductRow) => ReactNode
}

/**
 * How a product is drawn on the workbench: in columns, on a card, in the hand.
 * @param currency ISO 4217
 * @param scores the lowest and the highest of the list
 * @param hit the product that the search stands on
 */
export function useProductLooks(currency: string, scores: { low: number; high: number }, hit: number | null): ProductLooks {
  const t = useSentences('ordering')
  const format = useFormat()
  const { low, high } = scores
  return useMemo(() => {
    const money = (amount: number | null): string | null => (amount === null ? null : format.money(amount, currency))
    const share = (score: number): number => (high > low ? (score - low) / (high - low) : 1)
    const price = ({ price: now, listPrice }: ProductRow): ReactNode => (
      <Money value={money(now)} before={listPrice !== null && now !== null && listPrice > now ? money(listPrice) : null} beforeLabel={t('before')} />
    )
    const stock = ({ stock: left }: ProductRow): ReactNode => (
      <Stock level={left === 0 ? 'out' : left <= fewLeft ? 'low' : 'enough'}>
        {left === 0 ? t('soldOut') : format.number(left)}
      </Stock>
    )
    const name = (row: ProductRow): ReactNode => (
      <ProductName
        name={row.name}
        reference={row.reference}
        imageUrl={row.imageUrl}
        className={row.id === hit ? '-mx-2 w-[calc(100%+1rem)] rounded-sm bg-warning-soft px-2 py-0.5' : ''}
      />
    )
    return {
      columns: [
        { id: 'product', header: t('columns.product'), width: 220, grow: 1, cell: name },
        { id: 'price', header: t('columns.price'), width: 92, align: 'end', cell: price },
        { id: 'stock', header: t('columns.stock'), width: 104, align: 'end', cell: stock },
        { id: 'units', header: t('columns.units'), width: 112, align: 'end', hiddenBelow: 820, cell: ({ units30 }) => <Units value={format.number(units30)} none={units30 === 0} /> },
        { id: 'revenue', header: t('columns.revenue'), width: 124, align: 'end', hiddenBelow: 720, cell: ({ revenue30 }) => <Units value={format.money(revenue30, currency)} none={revenue30 === 0} /> },
        { id: 'score', header: t('columns.score'), width: 108, align: 'end', hiddenBelow: 940, cell: ({ score }) => <Score value={format.number(score)} share={share(score)} /> },
      ],
      card: {
        content: (row) => (
          <span className={row.id === hit ? '-mx-1 flex w-[calc(100%+0.5rem)] rounded-sm bg-warning-soft px-1' : 'flex w-full'}>
            <ProductSummary
              name={row.name}
              imageUrl={row.imageUrl}
              facts={[
                money(row.price) ?? '—',
                <ProductFact key="stock" icon={row.stock > fewLeft ? <ProductIcon /> : null} label={t('inStock')}>
                  {stock(row)}
                </ProductFact>,
                <ProductFact key="units" icon={<ReportsIcon />} label={t('sold')}>
                  <Units value={format.number(row.units30)} none={row.units30 === 0} />
                </ProductFact>,
              ]}
            />
          </span>
        ),
      },
      preview: (row) => <ProductName name={row.name} reference={row.reference} imageUrl={row.imageUrl} />,
    }
  }, [t, format, currency, low, high, hit])
}
