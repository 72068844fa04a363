import { clsx } from 'clsx'
import { memo, useId, type ReactNode } from 'react'
import { alignmentOf, controls, leadOf, type RowControls, type TableColumn } from './table-column.ts'
import { stays, tableDensities, tableRow, type TableDensity } from './data-table.variants.ts'
import type { TableTexts } from './data-table.words.ts'
import { ActionsStop, ExpandStop, OpenStop, SelectStop } from './row-parts.tsx'

/** What every row of a table is drawn with. */
export interface RowDrawing<Row extends object> {
  shown: readonly TableColumn<Row>[]
  row: RowControls
  density: TableDensity
  nameOf: (row: Row) => string
  hrefOf: ((row: Row) => string) | undefined
  opens: boolean
  actions: ((row: Row) => ReactNode) | undefined
  detail: ((row: Row) => ReactNode) | undefined
  texts: TableTexts
}

export interface TableRowProps<Row extends object> extends RowDrawing<Row> {
  item: Row
  /** Place among the rows, from 0. */
  index: number
  selected: boolean
  expanded: boolean
  /** The one row whose controls the Tab key leads to. */
  tab: boolean
  grid: boolean
}

function RowOf<Row extends object>({
  item,
  index,
  selected,
  expanded,
  tab,
  grid,
  shown,
  row,
  density,
  nameOf,
  hrefOf,
  opens,
  actions,
  detail,
  texts,
}: TableRowProps<Row>) {
  const detailId = useId()
  const name = nameOf(item)
  const tabIndex = tab ? 0 : -1
  const cell = grid ? 'gridcell' : 'cell'
  return (
    <>
      <div
        role="row"
        data-slot="table-row"
        data-row={index}
        aria-rowindex={index + 2}
        aria-selected={row.select ? selected : undefined}
        className={clsx(
          tableRow({ look: selected ? 'selected' : 'rest', opens }),
          'grid min-w-(--least) grid-cols-(--columns) items-stretch',
          expanded && 'border-b-transparent',
        )}
      >
        {row.select ? (
          <div role={cell} className={clsx(stays.lead, 'start-0 flex')}>
            <SelectStop name={name} texts={texts} tabIndex={tabIndex} checked={selected} />
          </div>
        ) : null}
        {row.expand ? (
          <div
            role={cell}
            className={clsx(stays.lead, 'flex items-center justify-center')}
            style={{ insetInlineStart: row.select ? controls.select : 0 }}
          >
            <ExpandStop name={name} texts={texts} tabIndex={tabIndex} expanded={expanded} controls={detailId} />
          </div>
        ) : null}
        {shown.map((column, nth) => (
          <div
            key={column.id}
            role={nth === 0 ? 'rowheader' : cell}
            className={clsx('flex min-w-0 items-center px-3', tableDensities[density].row, alignmentOf(column), nth === 0 && stays.start)}
            style={nth === 0 ? { insetInlineStart: leadOf(row) } : undefined}
          >
            {nth === 0 ? (
              <OpenStop href={hrefOf?.(item)} opens={opens} tabIndex={tabIndex}>
                {column.cell(item)}
              </OpenStop>
            ) : (
              column.cell(item)
            )}
          </div>
        ))}
        {actions ? (
          <div role={cell} className={clsx(stays.end, 'col-[-2/-1] flex items-center justify-center')}>
            <ActionsStop name={name} texts={texts} tabIndex={tabIndex}>
              {actions(item)}
            </ActionsStop>
          </div>
        ) : null}
      </div>
      {expanded && detail ? (
        <div role="row" id={detailId} className="min-w-(--least) border-b border-subtle bg-surface text-sm">
          <div
            role={cell}
            aria-colspan={shown.length + Number(row.select) + Number(row.expand) + Number(row.actions)}
            className="sticky start-0 w-(--width) px-3 pt-1 pb-4"
            style={{ paddingInlineStart: leadOf(row) + 12 }}
          >
            {detail(item)}
          </div>
        </div>
      ) : null}
    </>
  )
}

/** A row, and below it what is shown about it when it is open. */
export const TableRow = memo(RowOf) as typeof RowOf
