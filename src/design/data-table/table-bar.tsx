import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import type { TableTexts } from './data-table.words.ts'
import { SortMenu } from './sort-menu.tsx'
import type { TableColumn, TableLayout } from './table-column.ts'
import type { Arranging } from './use-arranging.ts'

export interface TableBarProps<Row> {
  toolbar: ReactNode
  columns: readonly TableColumn<Row>[]
  arranging: Arranging
  layout: TableLayout
  adjustable: boolean
  narrow: boolean
  /** How many rows there are; null while they are on their way. */
  count: number | null
  /** Given where rows can be chosen. */
  selecting: { extent: 'none' | 'some' | 'all'; chooseAll: () => void } | null
  disabled: boolean
  texts: TableTexts
  onResizeBy: (id: string, by: -1 | 1) => void
}

/** What stands above the heads: what is given from outside, the columns panel, and, where there are no heads, what they do elsewhere. */
export function TableBar<Row>({
  toolbar,
  columns,
  arranging,
  layout,
  adjustable,
  narrow,
  count,
  selecting,
  disabled,
  texts,
  onResizeBy,
}: TableBarProps<Row>) {
  // Fewer than two rows need no sorting, unless a search is what left so few: its place stays as it is.
  const sortable = Boolean(toolbar) || count === null || count > 1
  const sorts = narrow && sortable && columns.some(({ sortValue }) => sortValue !== undefined)
  const chooses = narrow && selecting !== null
  // Rows of two lines have no columns to arrange.
  const columned = adjustable && !narrow
  if (!toolbar && !columned && !sorts && !chooses) return null
  const alone = !toolbar && !chooses
  const own = columns.slice(1)
  const inOrder = arranging.order.flatMap((id) => own.find((column) => column.id === id) ?? [])
  return (
    <div data-slot="table-bar" className="flex flex-wrap items-center gap-2 border-b border-subtle bg-surface px-3 py-2 print:hidden">
      {/* Above the boxes of the rows. */}
      {chooses ? (
        <span className="-ms-3 flex min-h-control-md w-10 shrink-0 items-center justify-center">
          <Checkbox
            aria-label={texts.say.selectAll}
            checked={selecting.extent === 'all'}
            indeterminate={selecting.extent === 'some'}
            disabled={disabled}
            onCheckedChange={selecting.chooseAll}
          />
        </span>
      ) : null}
      {toolbar ? (
        // On a phone the first of them shares its line with the menu of sorting; the others stand below, over the whole width.
        <div
          className={
            narrow
              ? 'contents [&>*]:order-2 [&>:first-child]:order-none [&>:first-child]:flex-1 [&>:first-child]:basis-1/2'
              : 'flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-2'
          }
        >
          {toolbar}
        </div>
      ) : null}
      {sorts ? (
        <span className={alone ? '-ms-2' : 'order-1 ms-auto'}>
          <SortMenu columns={columns} sort={layout.sort ?? null} texts={texts} onSort={arranging.sortBy} alone={alone} />
        </span>
      ) : null}
      {columned ? (
        <span className="ms-auto">
          <ColumnsPanel
            columns={inOrder}
            hidden={arranging.hidden}
            untouched={layout.order === undefined && layout.hidden === undefined && layout.widths === undefined}
            texts={texts}
            onShow={arranging.show}
            onMove={arranging.place}
            onResizeBy={onResizeBy}
            onReset={arranging.reset}
          />
        </span>
      ) : null}
    </div>
  )
}
