import { useMemo, useState } from 'react'
import type { CompactProductsTable } from '../../../../contract/index.ts'
import { DataTable, numberColumn, type TableColumn, type TableLayout } from '../../../design/data-table/index.ts'
import { Change } from '../../../design/figure/index.ts'
import { Money, ProductName, Stock } from '../../../design/product-row/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { besideOf, shareOf } from '../model/change.ts'
import { columnsNamed, productColumns, usuallyHidden, type ProductColumn } from '../model/product-columns.ts'
import { linesFound, productLines, type ProductLine } from '../model/product-rows.ts'
import { sortNamed } from '../model/report-sort.ts'
import type { RequestedReport } from '../model/requested-report.ts'
import { productValue, usualSort } from '../model/sort-values.ts'
import { useLoadedState, type Loaded } from './loaded.ts'
import { useFigures } from './use-figures.ts'

export interface ProductsTabProps {
  products: Loaded<CompactProductsTable>
  view: RequestedReport
  onView: (change: Partial<RequestedReport>) => void
}

const none: readonly ProductLine[] = []
const idOf = ({ id }: ProductLine): number => id
const nameOf = ({ name, id }: ProductLine): string => name || String(id)

/** Every product that was sold, and how its sales, its place and its stock stand. */
export function ProductsTab({ products, view: { measure, search, columns: order, hidden, sort }, onView }: ProductsTabProps) {
  const t = useSentences('reports')
  const stateOf = useLoadedState('products.load')
  const { data } = products
  const lines = useMemo(() => (data ? productLines(data) : none), [data])
  const rows = useMemo(() => linesFound(lines, search), [lines, search])
  const columns = useProductColumns(data, rows, measure, search)
  const [widths, setWidths] = useState<TableLayout['widths']>()
  const usual = usualSort(measure)
  const state = stateOf(products)
  return (
    <DataTable
      adjustable
      density="compact"
      label={t('tab.products')}
      columns={columns}
      rows={rows}
      idOf={idOf}
      nameOf={nameOf}
      layout={{ order: order ?? undefined, hidden: hidden ?? undefined, widths, sort: sort ?? usual }}
      onLayoutChange={(next) => {
        const by = sortNamed(productColumns, next.sort)
        const isUsual = by?.column === usual.column && by.direction === usual.direction
        onView({ columns: columnsNamed(next.order), hidden: columnsNamed(next.hidden), sort: isUsual ? null : by })
        setWidths(next.widths)
      }}
      state={
        state.kind !== 'ready' || rows.length > 0
          ? state
          : search.trim() === ''
            ? { kind: 'empty', title: t('products.none'), advice: t('products.noneText') }
            : { kind: 'noResult', title: t('products.noResult', { search }) }
      }
      toolbar={
        <div className="flex min-w-0 flex-1 basis-56 items-center gap-2">
          <SearchInput
            label={t('products.search')}
            value={search}
            onValueChange={(next) => onView({ search: next })}
            count={rows.length}
            disabled={data === undefined}
          />
        </div>
      }
    />
  )
}

function useProductColumns(
  data: CompactProductsTable | undefined,
  rows: readonly ProductLine[],
  measure: RequestedReport['measure'],
  search: string,
): readonly TableColumn<ProductLine>[] {
  const t = useSentences('reports')
  const format = useFigures()
  return useMemo(() => {
    const quantity = measure === 'quantity'
    const currency = data?.currency ?? 'EUR'
    const all = (quantity ? data?.units : data?.revenue) ?? 0
    const money = (value: number): string => format.money(value, currency)
    const of = (line: ProductLine): number => (quantity ? line.units : line.revenue)
    const before = (line: ProductLine): number | null => (quantity ? line.unitsBefore : line.revenueBefore)
    const share = (line: ProductLine): number | null => shareOf(of(line), all)
    const by = (column: ProductColumn) => productValue(column, measure, { revenue: data?.revenue ?? 0, units: data?.units ?? 0 })
    const sum = (value: (line: ProductLine) => number): number => rows.reduce((total, line) => total + value(line), 0)
    const found = shareOf(sum(of), all)
    return [
      {
        id: 'product',
        head: t('products.column.product'),
        width: 260,
        grow: 2,
        shape: 'picture',
        sortValue: by('product'),
        cell: ({ id, name, reference, imageUrl }) => (
          <ProductName name={name || t('products.unnamed', { id: String(id) })} reference={reference} imageUrl={imageUrl} search={search} />
        ),
        foot: t('products.all', { count: rows.length, products: format.number(rows.length) }),
      },
      {
        id: 'category',
        head: t('products.column.category'),
        width: 170,
        yields: 3,
        phone: 'none',
        sortValue: by('category'),
        cell: ({ category }) => (
          <span className="truncate" title={category}>
            {category}
          </span>
        ),
      },
      {
        id: 'brand',
        head: t('products.column.brand'),
        width: 140,
        hidden: usuallyHidden.has('brand'),
        sortValue: by('brand'),
        cell: ({ brand }) => (
          <span className="truncate" title={brand}>
            {brand}
          </span>
        ),
      },
      {
        ...numberColumn<ProductLine>({
          id: 'units',
          head: t('figure.units'),
          width: 100,
          value: ({ units }) => units,
          text: format.number,
        }),
        foot: format.number(sum(({ units }) => units)),
      },
      {
        id: 'revenue',
        head: t('figure.revenue'),
        width: 130,
        align: 'end',
        phone: 'aside',
        sortFirst: 'descending',
        sortValue: by('revenue'),
        cell: ({ revenue }) => <Money value={money(revenue)} />,
        foot: money(sum(({ revenue }) => revenue)),
      },
      {
        id: 'share',
        head: t('products.column.share'),
        width: 92,
        align: 'end',
        sortFirst: 'descending',
        sortValue: by('share'),
        cell: (line) => {
          const part = share(line)
          return part === null ? '—' : format.share(part)
        },
        foot: found === null ? undefined : format.share(found),
      },
      {
        id: 'trend',
        head: t('products.column.trend'),
        width: 104,
        align: 'end',
        sortFirst: 'descending',
        sortValue: by('trend'),
        cell: (line) => {
          const beside = besideOf(of(line), before(line))
          if (beside) return <Change direction={beside.direction} text={format.share(beside.share)} />
          return <span className="text-muted">{before(line) === 0 && of(line) > 0 ? t('products.new') : '—'}</span>
        },
      },
      {
        id: 'position',
        head: t('products.column.position'),
        width: 96,
        align: 'end',
        sortValue: by('position'),
        cell: ({ position }) => (position === null ? <span className="text-muted">—</span> : format.number(position)),
      },
      {
        id: 'price',
        head: t('products.column.price'),
        width: 110,
        align: 'end',
        hidden: usuallyHidden.has('price'),
        sortValue: by('price'),
        cell: ({ price }) => <Money value={price === null ? null : money(price)} />,
      },
      {
        id: 'stock',
        head: t('products.column.stock'),
        width: 112,
        align: 'end',
        yields: 2,
        sortValue: by('stock'),
        cell: ({ stock }) => {
          if (stock === null) return <span className="text-muted">{t('products.gone')}</span>
          return stock > 0 ? <Stock>{format.number(stock)}</Stock> : <Stock level="out">{t('products.soldOut')}</Stock>
        },
      },
    ]
  }, [t, format, data, rows, measure, search])
}
