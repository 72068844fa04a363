import type { ReactNode } from 'react'

/** What names a row for good. */
export type RowId = string | number

/** A column. Its cell is drawn only for the rows in sight. The first column tells which row it is: it stays in sight and in its place. */
export interface TableColumn<Row> {
  readonly id: string
  /** What stands above it. */
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** @default 'start' */
  readonly align?: 'start' | 'end' | 'center' | undefined
  /** Width in pixels. @default 140 */
  readonly width?: number | undefined
  /** Share of the width that is left over, until somebody sets a width by hand. @default 0 */
  readonly grow?: number | undefined
  /** What the column is sorted by; without it, it is not sorted. Rows without a value stand last. */
  readonly sortValue?: ((row: Row) => string | number | null) | undefined
  /** Which direction the first click gives. @default 'ascending' */
  readonly sortFirst?: SortDirection | undefined
  /** Out of sight until somebody asks for it. @default false */
  readonly hidden?: boolean | undefined
  /**
   * Out of sight as long as the table has no room for all columns, the highest number first; until somebody hides columns or sets widths by
   * hand.
   */
  readonly yields?: number | undefined
  /** What stands at the foot of the column, like a sum. */
  readonly foot?: ReactNode
  /**
   * Where it stands in the two lines of a row that has no room for columns: at the end of the first line, first in
   * the second line without its head, after that with its head, in a line of its own, or nowhere. @default 'fact'
   */
  readonly phone?: 'aside' | 'status' | 'fact' | 'wide' | 'none' | undefined
  /**
   * How a `fact` or an `aside` is written there when it needs no head: "25 products"; what of
   * a `wide` one is worth a line there; or a `status` of two lines in one, as high as a badge.
   */
  readonly phoneCell?: ((row: Row) => ReactNode) | undefined
  /** Its shape while rows are on their way. @default 'text' */
  readonly shape?: 'text' | 'picture' | 'badge' | undefined
}

export type SortDirection = 'ascending' | 'descending'

export interface TableSort {
  readonly column: string
  readonly direction: SortDirection
}

/** How somebody likes a table: give it back as it was reported, and it looks the same tomorrow. */
export interface TableLayout {
  /** Ids of columns from the start; those not named follow. */
  readonly order?: readonly string[] | undefined
  /** Widths in pixels, by id. */
  readonly widths?: Readonly<Record<string, number>> | undefined
  /** Ids of columns out of sight; without it the columns decide. */
  readonly hidden?: readonly string[] | undefined
  readonly sort?: TableSort | null | undefined
}

/** Limits of a column's width and a step by key, in pixels. */
export const columnWidth = { least: 64, most: 720, step: 16, usual: 140 } as const

/** Height of the head, in pixels. */
export const headHeight = 40

/** Widths of a row's own controls, in pixels. */
export const controls = { select: 44, expand: 40, actions: 52 } as const

/** What a row carries beside its columns. */
export interface RowControls {
  readonly select: boolean
  readonly expand: boolean
  readonly actions: boolean
}

export const widthOf = ({ id, width = columnWidth.usual }: Pick<TableColumn<never>, 'id' | 'width'>, layout: TableLayout): number =>
  layout.widths?.[id] ?? width

/** Where the first column begins, in pixels. */
export const leadOf = ({ select, expand }: RowControls): number => (select ? controls.select : 0) + (expand ? controls.expand : 0)

type Sized = Pick<TableColumn<never>, 'id' | 'width' | 'grow'>

/** The CSS grid columns of a row. What nobody claims stands empty before the actions. */
export function gridTemplate(columns: readonly Sized[], layout: TableLayout, row: RowControls): string {
  const grows = ({ id, grow = 0 }: Sized): boolean => grow > 0 && layout.widths?.[id] === undefined
  return [
    ...(row.select ? [`${controls.select}px`] : []),
    ...(row.expand ? [`${controls.expand}px`] : []),
    ...columns.map((column) => (grows(column) ? `minmax(${widthOf(column, layout)}px, ${column.grow}fr)` : `${widthOf(column, layout)}px`)),
    columns.some(grows) ? '0px' : 'minmax(0px, 1fr)',
    ...(row.actions ? [`${controls.actions}px`] : []),
  ].join(' ')
}

/** The least width of a row, in pixels; in less room the table scrolls sideways. */
export const leastWidth = (columns: readonly Sized[], layout: TableLayout, row: RowControls): number =>
  leadOf(row) + columns.reduce((sum, column) => sum + widthOf(column, layout), 0) + (row.actions ? controls.actions : 0)

const alignments = { start: 'justify-start text-start', end: 'justify-end text-end', center: 'justify-center text-center' } as const

export const alignmentOf = ({ align = 'start' }: Pick<TableColumn<never>, 'align'>): string => alignments[align]
