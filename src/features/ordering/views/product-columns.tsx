import { createContext, use, useMemo, type ReactNode } from 'react'
import { limits, type WorkbenchLayout } from '../../../../contract/index.ts'
import { ByHandIcon } from '../../../design/icon/index.ts'
import { Age, Discount, Money, ProductName, Revenue, Score, Stock, Units } from '../../../design/product-row/index.ts'
import type { SortableColumn } from '../../../design/sortable-list/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { isNew } from '../model/filter.ts'
import type { Product } from '../model/list-table.ts'
import { type ColumnId, columnsOf } from './column-layout.ts'
import { type Writing, useWriting } from './use-writing.ts'
import { SourceContext } from './use-sources.ts'

/** The searched text, which names mark. It is a context of its own, so that a key press renders only the name cells again. */
export const SearchedContext = createContext('')

function Name({ product: { name, reference, imageUrl } }: { product: Product }) {
  return <ProductName name={name} reference={reference} imageUrl={imageUrl} search={use(SearchedContext)} />
}

function Source({ product }: { product: Product }) {
  const t = useSentences('ordering')
  const source = use(SourceContext)(product)
  return source === null ? <span className="text-subtle">—</span> : t(`sources.${source}`)
}

type Look = Pick<SortableColumn<Product>, 'width' | 'grow' | 'align' | 'hiddenBelow' | 'cell'>

const text = (value: string): ReactNode =>
  value === '' ? (
    <span className="text-subtle">—</span>
  ) : (
    <span className="truncate" title={value}>
      {value}
    </span>
  )

function looksOf(say: Writing, bestRevenue: number, overruled: string): Record<ColumnId, Look> {
  const units = (of: (product: Product) => number): Look => ({
    width: 104,
    align: 'end',
    cell: (product) => <Units value={say.number(of(product))} none={of(product) === 0} />,
  })
  const revenue = (of: (product: Product) => number): Look => ({
    width: 116,
    align: 'end',
    cell: (product) => <Units value={say.money(of(product)) ?? ''} none={of(product) === 0} />,
  })
  return {
    product: { width: 230, grow: 1, cell: (product) => <Name product={product} /> },
    reference: { width: 120, cell: ({ reference }) => text(reference) },
    brand: { width: 132, hiddenBelow: 1_200, cell: ({ brand }) => text(brand) },
    category: { width: 150, cell: ({ category }) => text(category) },
    price: {
      width: 88,
      align: 'end',
      cell: (product) => <Money value={say.money(product.price)} before={say.before(product)} beforeLabel={say.beforeLabel} />,
    },
    listPrice: { width: 104, align: 'end', cell: ({ listPrice }) => <Money value={say.money(listPrice)} /> },
    discount: { width: 104, align: 'end', hiddenBelow: 1_080, cell: (product) => <Discount value={say.discount(product)} /> },
    stock: { width: 108, align: 'end', cell: (product) => <Stock level={say.stockLevel(product)}>{say.stock(product)}</Stock> },
    age: {
      width: 132,
      align: 'end',
      cell: ({ age }) => (age === null || age < 0 ? text('') : <Age value={say.days(age)} fresh={isNew(age) ? say.isNew : undefined} />),
    },
    units7: units(({ units7 }) => units7),
    units30: { ...units(({ units30 }) => units30), hiddenBelow: 860 },
    units90: units(({ units90 }) => units90),
    revenue7: revenue(({ revenue7 }) => revenue7),
    revenue30: {
      width: 120,
      align: 'end',
      hiddenBelow: 760,
      cell: ({ revenue30 }) => <Revenue value={say.money(revenue30) ?? ''} share={bestRevenue > 0 ? revenue30 / bestRevenue : 0} />,
    },
    revenue90: revenue(({ revenue90 }) => revenue90),
    samaraScore: {
      width: 116,
      align: 'end',
      hiddenBelow: 960,
      cell: ({ samaraScore, overruled: byHand }) =>
        samaraScore === null ? (
          text('')
        ) : (
          <span className="flex w-full min-w-0 items-center gap-1.5">
            {byHand && (
              <span title={overruled} className="text-accent">
                <ByHandIcon aria-hidden className="size-3.5" />
                <span className="sr-only">{overruled}</span>
              </span>
            )}
            <Score value={say.number(samaraScore)} share={samaraScore / limits.score.highest} />
          </span>
        ),
    },
    source: { width: 128, cell: (product) => <Source product={product} /> },
  }
}

/**
 * The columns of a person's layout, in their sequence.
 * @param bestRevenue the most that one product of the list sold in 30 days, in minor units
 */
export function useProductColumns(
  columns: WorkbenchLayout['columns'],
  currency: string,
  bestRevenue: number,
): readonly SortableColumn<Product>[] {
  const t = useSentences('ordering')
  const say = useWriting(currency)
  return useMemo(() => {
    const looks = looksOf(say, bestRevenue, t('score.overruled'))
    return columnsOf({ columns }).flatMap(({ id, shown, width, chosen }): SortableColumn<Product>[] => {
      if (!shown) return []
      const { hiddenBelow, ...look } = looks[id]
      return [
        {
          ...look,
          id,
          header: t(`columns.${id}`),
          ...(width === undefined ? {} : { width }),
          ...(chosen || hiddenBelow === undefined ? {} : { hiddenBelow }),
        },
      ]
    })
  }, [columns, say, bestRevenue, t])
}
