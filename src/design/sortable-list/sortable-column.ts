import type { ReactNode } from 'react'

/** A column of the list. Its cell is drawn only for the rows in sight. */
export interface SortableColumn<Item> {
  readonly id: string
  /** What stands above it. */
  readonly header: string
  /** Least width in pixels. */
  readonly width: number
  /** Share of the width that is left over; 0 keeps the width fixed. @default 0 */
  readonly grow?: number
  /** @default 'start' */
  readonly align?: 'start' | 'end' | 'center'
  /** Width of the list, in pixels, under which the column steps aside. */
  readonly hiddenBelow?: number
  readonly cell: (item: Item) => ReactNode
}

/** What a row becomes where there is no room for columns: two lines beside its controls. */
export interface SortableCard<Item> {
  /** Width of the list, in pixels, under which rows become cards. @default 600 */
  readonly below?: number
  /** Height of a card in pixels. @default 76 */
  readonly height?: number
  readonly content: (item: Item) => ReactNode
}

/** Widths of a row's own controls, in pixels: the box that chooses it, the handle, the position. */
export const controls = { select: 40, handle: 28, position: 60 } as const

/** Room at the end of a row, in pixels. */
const end = 8

/** Whether a column has its place in a list that wide. */
export const fits = (column: Pick<SortableColumn<never>, 'hiddenBelow'>, width: number): boolean => width >= (column.hiddenBelow ?? 0)

/** The CSS grid columns of a row. */
export function gridTemplate(columns: readonly Pick<SortableColumn<never>, 'width' | 'grow'>[]): string {
  const own = Object.values(controls).map((width) => `${width}px`)
  return [...own, ...columns.map(({ width, grow = 0 }) => (grow > 0 ? `minmax(${width}px, ${grow}fr)` : `${width}px`)), `${end}px`].join(' ')
}

/** The least width of a row, in pixels; a narrower list scrolls sideways. */
export const leastWidth = (columns: readonly Pick<SortableColumn<never>, 'width'>[]): number =>
  Object.values(controls).reduce((sum, width) => sum + width, 0) + columns.reduce((sum, { width }) => sum + width, end)
