import { defaultRangeExtractor, observeElementRect, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'

export interface RowWindowOptions {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  /** Height of every row, in pixels. */
  rowHeight: (width: number) => number
  /** Height of the head that sticks above the rows, in pixels. */
  headHeight: number
  /** Rows that stay mounted wherever the list is scrolled to: what has the focus or is in the hand. */
  keep: readonly number[]
}

export interface RowWindow {
  /** Width of the list, in pixels; 0 until it is measured, which is before anything is painted. */
  width: number
  /** Rows to draw, ascending. */
  rows: readonly number[]
  /** First and last row in sight. */
  first: number
  last: number
  /** Height of all rows, in pixels. */
  height: number
}

type ListVirtualizer = Virtualizer<HTMLDivElement, Element>

/** Which rows of a long list to draw, and how wide it is. Rows have one height, so every row's place is a product. */
export function useRowWindow({ scroller, count, rowHeight, headHeight, keep }: RowWindowOptions): RowWindow {
  const [width, setWidth] = useState(0)
  const size = rowHeight(width)
  const observe = useCallback(
    (instance: ListVirtualizer, tell: (rect: { width: number; height: number }) => void) =>
      observeElementRect(instance, (rect) => {
        tell(rect)
        setWidth(rect.width)
      }),
    [],
  )
  const keptKey = keep.join()
  const withKept = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range)
      const kept = keptKey === '' ? [] : keptKey.split(',').map(Number)
      const missing = [...new Set(kept)].filter((row) => row >= 0 && row < range.count && !rows.includes(row))
      return missing.length === 0 ? rows : [...rows, ...missing].sort((a, b) => a - b)
    },
    [keptKey],
  )
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    scrollMargin: headHeight,
    overscan: 6,
    observeElementRect: observe,
    rangeExtractor: withKept,
  })
  // The virtualizer remembers sizes; when rows become cards it has to be told.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, size])
  return {
    width,
    rows: virtualizer.getVirtualItems().map(({ index }) => index),
    first: virtualizer.range?.startIndex ?? 0,
    last: virtualizer.range?.endIndex ?? 0,
    height: count * size,
  }
}
