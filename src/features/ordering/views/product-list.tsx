import { useState, type ReactNode, type RefObject } from 'react'
import { limits, type Sequence, type WorkbenchLayout } from '../../../../contract/index.ts'
import { SortableGrid } from '../../../design/sortable-grid/index.ts'
import { SortableList, type Selection, type SortableListHandle, type SortableMove } from '../../../design/sortable-list/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { ListTable, Product } from '../model/list-table.ts'
import { withColumn, withColumnBeside } from './column-layout.ts'
import { SearchedContext, useProductColumns } from './product-columns.tsx'
import { useProductLooks } from './product-looks.tsx'
import { RowMenu } from './row-menu.tsx'
import { SourceContext, type SourceOf } from './use-sources.ts'

export interface ProductListProps {
  handle: RefObject<SortableListHandle | null>
  list: ListTable
  /** The whole view. */
  order: Sequence
  /** The shown places; undefined shows all. */
  visible: Int32Array<ArrayBuffer> | undefined
  layout: WorkbenchLayout
  onLayout: (layout: WorkbenchLayout) => void
  sourceOf: SourceOf
  requested: string
  hit: number | null
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  onMove: (move: SortableMove) => void
  /** A preview: nothing can be moved. */
  frozen: boolean
  /** What is shown when a search or a filter finds nothing. */
  empty: ReactNode
}

const nameOf = ({ name }: Product): string => name
const actions = ({ id }: Product): ReactNode => <RowMenu product={id} />
/** The frame of the list; muted figures stay readable on the coloured background of a row that is selected, found or hovered. */
export const listFrame =
  'min-h-40 flex-1 overflow-hidden rounded-t-lg border border-b-0 border-default [&_:is([data-look=selected],[data-look=hit],[data-row-id]:hover,[data-row-id]:focus-within)]:[--fg-subtle:var(--fg-muted)]'

/** Changes when the columns are reset: the list, which keeps their widths, is then mounted again. */
function useResets({ columns }: WorkbenchLayout): number {
  const [seen, setSeen] = useState({ columns, resets: 0 })
  if (seen.columns !== columns) setSeen({ columns, resets: seen.resets + Number(columns.length === 0 && seen.columns.length > 0) })
  return seen.resets
}

/** The list itself, in rows or as shoppers see it. */
export function ProductList({
  handle,
  list,
  order,
  visible,
  layout,
  onLayout,
  sourceOf,
  requested,
  hit,
  selection,
  onSelectionChange,
  onMove,
  frozen,
  empty,
}: ProductListProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const { currency, list: self } = list.source
  const columns = useProductColumns(layout.columns, currency, list.bestRevenue30)
  const { card, tile, preview } = useProductLooks(currency)
  const resets = useResets(layout)
  const both = {
    ref: handle,
    label: t('list', { list: self.name }),
    order,
    visible,
    itemOf: list.productOf,
    nameOf,
    countLabel: (count: number) => t('products', { count, products: format.number(count) }),
    preview,
    sourceOf,
    actions,
    hit,
    selection,
    onSelectionChange,
    onMove,
    frozen,
    coming: list.count - order.length,
    empty,
    className: listFrame,
  }
  return (
    <SourceContext value={sourceOf}>
      <SearchedContext value={requested}>
        {layout.view === 'list' ? (
          <SortableList
            key={resets}
            {...both}
            columns={columns}
            card={card}
            rowHeight={52}
            onColumnResize={(column, width) => onLayout(withColumn(layout, column, { width }))}
            onColumnMove={(column, over) => onLayout(withColumnBeside(layout, column, over))}
          />
        ) : (
          <SortableGrid {...both} tile={tile} perRow={layout.perRow} fold={limits.list.firstPlaces} />
        )}
      </SearchedContext>
    </SourceContext>
  )
}
