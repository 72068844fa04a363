import type { ReactNode } from 'react'
import { writtenWidth } from '../sorting/index.ts'

/** A column of the list. Its cell is drawn only for the rows in sight. */
export interface SortableColumn<Item> {
  readonly id: string
  /** What stands above it. */
  readonly header: string
  /** Width in pixels; the least one when it grows. */
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

/** Widths of a row's own controls, in pixels: the box that chooses it, the handle. */
export const controls = { select: 40, handle: 28 } as const

/** Room for a position beside its mark, in pixels, without the number itself; and the least of it all. */
const position = { around: 36, least: 64 } as const
/** The same where it stands under the box of a card. */
const cardPosition = { around: 28, least: 56 } as const

/** Widths that hang on how long positions are written. */
export interface PositionWidths {
  /** Of the column with the positions, in pixels. */
  readonly row: number
  /** Of the controls at the start of a card, in pixels. */
  readonly card: number
}

/** As much room as the last position needs on one line. @param last as it is written */
export const positionWidths = (last: string): PositionWidths => ({
  row: Math.max(position.least, writtenWidth(last) + position.around),
  card: Math.max(cardPosition.least, writtenWidth(last) + cardPosition.around),
})

/** Where the first column begins, in a row that is wider than the list. Set on the list by `useColumnWidths`. */
export const besideControls = 'var(--beside-controls)'

/** Room at the end of a row, in pixels: bare, or with the button of its menu. */
const end = { bare: 8, actions: 44 } as const

/** The narrowest and the widest that a column can be made, in pixels. */
export const widthRange = { min: 64, max: 640 } as const

const alignment = { start: 'justify-start', end: 'justify-end text-end', center: 'justify-center text-center' } as const
export const alignmentOf = ({ align = 'start' }: Pick<SortableColumn<never>, 'align'>): string => alignment[align]

/** Whether a column has its place in a list that wide. */
export const fits = (column: Pick<SortableColumn<never>, 'hiddenBelow'>, width: number): boolean => width >= (column.hiddenBelow ?? 0)

type Measured = Pick<SortableColumn<never>, 'id' | 'width' | 'grow'>

/**
 * The CSS grid columns of a row, and its least width in pixels: a narrower list scrolls sideways. Columns made wider by hand do not grow.
 */
export function gridOf(
  columns: readonly Measured[],
  byHand: Readonly<Record<string, number>>,
  withActions: boolean,
  /** Width of the positions, in pixels. */
  positions: number,
): { template: string; least: number } {
  const tail = withActions ? end.actions : end.bare
  const own = [...Object.values(controls), positions]
  const widths = columns.map(({ id, width }) => byHand[id] ?? width)
  const tracks = columns.map(({ id, grow = 0 }, nth) =>
    grow > 0 && byHand[id] === undefined ? `minmax(${widths[nth]}px, ${grow}fr)` : `${widths[nth]}px`,
  )
  // What nothing grows into is left over before the end, so that the menu keeps to the edge.
  const grows = tracks.some((track) => track.startsWith('minmax'))
  return {
    template: [...own.map((width) => `${width}px`), ...tracks, grows ? `${tail}px` : `minmax(${tail}px, 1fr)`].join(' '),
    least: [...own, ...widths, tail].reduce((sum, width) => sum + width, 0),
  }
}
