/** The layout of items in a list of a given width: one column, or several items per row. All in pixels. */
export interface Geometry {
  readonly perRow: number
  readonly rowHeight: number
  readonly cellWidth: number
  /** Space before the first item of a row. */
  readonly inset: number
}

/** How a list lays out its items. */
export interface Layout {
  /** Height of the sticky head above the items, in pixels. */
  readonly headHeight: number
  /** @param width of the list, in pixels */
  readonly at: (width: number) => Geometry
}

/** The gap where dragged items would be dropped. */
export interface GapUnder {
  readonly gap: number
  /**
   * In a grid, the gap between the last card of a row and the first card of the next is one gap with two places to
   * draw its mark. True: at the end of the upper row. Only the drawing depends on it, never where the items land.
   */
  readonly atRowEnd: boolean
}

export interface PointerOverItems {
  /** Distances from the corner of the first row to the pointer, in pixels, including what is scrolled out of view. */
  readonly x: number
  readonly y: number
  readonly geometry: Geometry
  readonly count: number
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** The number of rows for a number of items. */
export const rowsFor = (count: number, perRow: number): number => Math.ceil(count / perRow)

/** The gap nearest to the pointer, 0 to `count`: gap n is before item n. */
export function gapAt({ x, y, geometry: { perRow, rowHeight, cellWidth, inset }, count }: PointerOverItems): GapUnder {
  if (perRow === 1) return { gap: clamp(Math.round(y / rowHeight), 0, count), atRowEnd: false }
  const first = clamp(Math.floor(y / rowHeight), 0, Math.max(0, rowsFor(count, perRow) - 1)) * perRow
  const gap = Math.min(count, first + clamp(Math.round((x - inset) / cellWidth), 0, perRow))
  return { gap, atRowEnd: gap === first + perRow }
}

/** The corner of the gap between two cards, where a bar shows it, in pixels. */
export function cornerOfGap({ gap, atRowEnd }: GapUnder, { perRow, rowHeight, cellWidth, inset }: Geometry): { left: number; top: number } {
  const row = atRowEnd ? Math.floor((gap - 1) / perRow) : Math.floor(gap / perRow)
  return { left: inset + (gap - row * perRow) * cellWidth, top: row * rowHeight }
}

/** Where an item is drawn, in pixels. */
export const cornerOfItem = (item: number, { perRow, rowHeight, cellWidth, inset }: Geometry): { left: number; top: number } => ({
  left: inset + (item % perRow) * cellWidth,
  top: Math.floor(item / perRow) * rowHeight,
})
