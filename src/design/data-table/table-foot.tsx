import { clsx } from 'clsx'
import { stays } from './data-table.variants.ts'
import type { TableTexts } from './data-table.words.ts'
import { alignmentOf, leadOf, type RowControls, type TableColumn } from './table-column.ts'

export interface TableFootProps<Row> {
  shown: readonly TableColumn<Row>[]
  row: RowControls
  grid: boolean
  narrow: boolean
  texts: TableTexts
}

const band = 'border-t border-default bg-sunken text-sm font-medium tabular-nums'

/** What the columns come to. */
export function TableFoot<Row>({ shown, row, grid, narrow, texts }: TableFootProps<Row>) {
  const cell = grid ? 'gridcell' : 'cell'
  const footOf = (column: TableColumn<Row>, nth: number) => column.foot ?? (nth === 0 ? texts.say.totals : null)
  if (narrow) {
    return (
      <dl data-slot="table-foot" className={clsx(band, 'grid grid-cols-2 gap-x-4 gap-y-1.5 px-3 py-3')}>
        {shown.flatMap((column, nth) =>
          nth === 0 || column.foot === undefined
            ? []
            : [
                <div key={column.id} className="flex min-w-0 flex-col">
                  <dt className="truncate text-xs font-normal text-muted">{column.head}</dt>
                  <dd>{column.foot}</dd>
                </div>,
              ],
        )}
      </dl>
    )
  }
  return (
    <div role="rowgroup" data-slot="table-foot" className={clsx(band, 'sticky bottom-0 z-10 min-w-(--least)')}>
      <div role="row" className="grid min-h-row-compact grid-cols-(--columns) items-stretch bg-inherit">
        {row.select ? <div role={cell} className={clsx(stays.lead, 'start-0')} /> : null}
        {row.expand ? <div role={cell} className={stays.lead} style={{ insetInlineStart: leadOf({ ...row, expand: false }) }} /> : null}
        {shown.map((column, nth) => (
          <div
            key={column.id}
            role={nth === 0 ? 'rowheader' : cell}
            className={clsx('flex min-w-0 items-center px-3', alignmentOf(column), nth === 0 && stays.start)}
            style={nth === 0 ? { insetInlineStart: leadOf(row) } : undefined}
          >
            {footOf(column, nth)}
          </div>
        ))}
        {row.actions ? <div role={cell} className={clsx(stays.end, 'col-[-2/-1]')} /> : null}
      </div>
    </div>
  )
}
