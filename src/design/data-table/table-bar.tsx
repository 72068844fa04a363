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
  selecting,
  disabled,
  texts,
  onResizeBy,
}: TableBarProps<Row>) {
  const sorts = narrow && columns.some(({ sortValue }) => sortValue !== undefined)
  const chooses = narrow && selecting !== null
  if (!toolbar && !adjustable && !sorts && !chooses) return null
  const own = columns.slice(1)
  const inOrder = arranging.order.flatMap((id) => own.find((column) => column.id === id) ?? [])
  return (
    <div data-slot="table-bar" className="flex flex-wrap items-center gap-2 border-b border-subtle bg-surface px-3 py-2">
      {toolbar ? <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-2">{toolbar}</div> : null}
      {!sorts && !chooses && !adjustable ? null : (
        <div className={`flex flex-wrap items-center gap-1 ${narrow ? 'w-full' : 'ms-auto'}`}>
          {chooses ? (
            <span className="me-auto flex min-h-control-sm items-center">
              <Checkbox
                label={texts.say.selectAll}
                checked={selecting.extent === 'all'}
                indeterminate={selecting.extent === 'some'}
                disabled={disabled}
                onCheckedChange={selecting.chooseAll}
              />
            </span>
          ) : null}
          {sorts ? <SortMenu columns={columns} sort={layout.sort ?? null} texts={texts} onSort={arranging.sortBy} /> : null}
          {adjustable ? (
            <ColumnsPanel
              columns={inOrder}
              hidden={arranging.hidden}
              sized={!narrow}
              untouched={layout.order === undefined && layout.hidden === undefined && layout.widths === undefined}
              texts={texts}
              onShow={arranging.show}
              onMoveBy={arranging.moveBy}
              onResizeBy={onResizeBy}
              onReset={arranging.reset}
            />
          ) : null}
        </div>
      )}
    </div>
  )
}
