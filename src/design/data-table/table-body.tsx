import { clsx } from 'clsx'
import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { ContextMenu } from '../context-menu/index.ts'
import { tableDensities } from './data-table.variants.ts'
import type { RowSelection } from './row-selection.ts'
import { headHeight, type RowId } from './table-column.ts'
import { NarrowRow } from './narrow-row.tsx'
import { TableRow, type RowDrawing } from './table-row.tsx'
import { rowAt, useRowInput, type RowInputOptions } from './use-row-input.ts'
import { useRowWindow } from './use-row-window.ts'

/** From how many rows on only those in sight are drawn. */
const many = 80
/** As many rows as paper takes: some thirty pages. */
const mostPrinted = 1_000
/** What a row of two lines is taken for until it is measured, in pixels. */
const narrowRowHeight = 65

export interface TableBodyProps<Row extends object, Id extends RowId>
  extends RowDrawing<Row>, Omit<RowInputOptions, 'count' | 'scroller' | 'onOpen'> {
  label: string
  scroller: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  ids: readonly Id[]
  /** How many rows stand on top of the sorted ones. */
  pinnedCount: number
  selection: RowSelection<Id>
  expanded: ReadonlySet<Id>
  narrow: boolean
  /** Being printed: rows out of sight are drawn too. */
  paper: boolean
  onRowOpen: ((row: Row) => void) | undefined
}

/** The rows in sight, in columns or in two lines. */
export function TableBody<Row extends object, Id extends RowId>(props: TableBodyProps<Row, Id>) {
  const {
    label,
    scroller,
    rows,
    ids,
    pinnedCount,
    selection,
    expanded,
    narrow,
    paper,
    onRowOpen,
    grid,
    selectable,
    onChoose,
    onChooseRange,
    onChooseAll,
    onExpand,
    ...drawing
  } = props
  const open = (at: number) => {
    const row = rows[at]
    if (row) onRowOpen?.(row)
  }
  const input = useRowInput({
    scroller,
    count: rows.length,
    grid: grid && !narrow,
    selectable,
    onChoose,
    onChooseRange,
    onChooseAll,
    onExpand,
    onOpen: open,
  })
  const window = useRowWindow({
    scroller,
    count: rows.length,
    estimate: narrow ? narrowRowHeight : tableDensities[drawing.density].pixels,
    above: narrow ? 0 : headHeight,
    keep: input.active,
    enabled: !paper && isLong(rows.length),
  })
  // One menu at the pointer for all rows: a hundred of them would make scrolling slow.
  const [pointed, setPointed] = useState(-1)
  const places = window.rows ?? rows.slice(0, paper ? printedOf(rows.length) : rows.length).map((_, index) => ({ index, start: null }))
  const tabRow = places.some(({ index }) => index === input.active) ? input.active : (places[0]?.index ?? 0)
  const drawn = places.map(({ index, start }) => {
    const item = rows[index]
    const id = ids[index]
    if (!item || id === undefined) return null
    const state = { item, index, selected: selection === 'all' || selection.has(id), expanded: expanded.has(id), ...drawing }
    return (
      <div
        key={id}
        role="presentation"
        data-index={index}
        data-pinned={index < pinnedCount || undefined}
        ref={start === null ? undefined : window.measure}
        className={clsx(
          'break-inside-avoid',
          index === pinnedCount - 1 && rows.length > pinnedCount && 'border-b-2 border-default',
          start !== null && 'absolute start-0 top-0 w-full',
          start !== null && !narrow && 'min-w-(--least)',
        )}
        style={start === null ? undefined : { transform: `translateY(${start}px)` }}
      >
        {narrow ? <NarrowRow {...state} total={rows.length} /> : <TableRow {...state} tab={index === tabRow} grid={grid} />}
      </div>
    )
  })
  const all = (
    <div
      role={narrow ? 'list' : 'rowgroup'}
      aria-label={narrow ? label : undefined}
      className={clsx(
        'bg-surface',
        !narrow && 'min-w-(--least)',
        window.rows === null ? '[&>:last-child>:last-child]:border-b-0' : 'relative',
      )}
      style={window.rows === null ? undefined : { height: window.height }}
      onClick={input.onClick}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => input.onKeyDown(event, window.reveal)}
      onFocus={input.onFocus}
      onContextMenu={(event: MouseEvent<HTMLElement>) => setPointed(rowAt(event.target))}
    >
      {drawn}
    </div>
  )
  const at = rows[pointed]
  return drawing.actions ? <ContextMenu items={at ? drawing.actions(at) : null}>{all}</ContextMenu> : all
}

/** Whether only the rows in sight are drawn. */
export const isLong = (count: number): boolean => count > many

/** How many rows of a table are printed. */
export const printedOf = (count: number): number => Math.min(count, mostPrinted)
