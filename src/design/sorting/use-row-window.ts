import { defaultRangeExtractor, observeElementRect, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { rowsFor, type Geometry, type Layout } from './geometry.ts'

export interface RowWindowOptions {
  scroller: RefObject<HTMLDivElement | null>
  /** How many items there are. */
  count: number
  layout: Layout
  /** Items that stay mounted wherever the list is scrolled to: what has the focus or is dragged; -1 for none. */
  keep: readonly number[]
  /** Rows that are drawn above and below those in sight. */
  overscan: number
}

export interface RowWindow {
  /** Width of the list, in pixels; that of the window until it is measured, which is before anything is painted. */
  width: number
  /** How items lie at that width. */
  geometry: Geometry
  /** Rows to draw, ascending; each holds `perRow` items. */
  rows: readonly number[]
  /** First and last row in sight. */
  first: number
  last: number
  /** Height of all rows, in pixels. */
  height: number
  /** The list is being scrolled, or was a moment ago. */
  scrolling: boolean
}

type ListVirtualizer = Virtualizer<HTMLDivElement, Element>

/** Which rows of a long list to draw, and how wide it is. Rows have one height, so every row's place is a product. */
export function useRowWindow({ scroller, count, layout, keep, overscan }: RowWindowOptions): RowWindow {
  const [width, setWidth] = useState(() => window.innerWidth)
  // Rows above and below those in sight are drawn once those are painted.
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    // What is set in a frame is drawn after it.
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const geometry = layout.at(width)
  const { perRow, rowHeight: size } = geometry
  const rows = rowsFor(count, perRow)
  const observe = useCallback(
    (instance: ListVirtualizer, report: (rect: { width: number; height: number }) => void) =>
      observeElementRect(instance, (rect) => {
        report(rect)
        setWidth(rect.width)
      }),
    [],
  )
  const keptKey = keep
    .filter((nth) => nth >= 0)
    .map((nth) => Math.floor(nth / perRow))
    .join()
  const withKept = useCallback(
    (range: Range) => {
      const inRange = defaultRangeExtractor(range)
      const kept = keptKey === '' ? [] : keptKey.split(',').map(Number)
      const missing = [...new Set(kept)].filter((row) => row >= 0 && row < range.count && !inRange.includes(row))
      return missing.length === 0 ? inRange : [...inRange, ...missing].sort((a, b) => a - b)
    },
    [keptKey],
  )
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    scrollMargin: layout.headHeight,
    overscan: painted ? overscan : 0,
    // As large as the window, until it is measured: so rows are drawn and laid out once, and not after an empty list was.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    observeElementRect: observe,
    rangeExtractor: withKept,
  })
  // The virtualizer remembers sizes; when rows become cards it has to measure again. It goes through all of them then.
  const measuredSize = useRef(size)
  useLayoutEffect(() => {
    if (measuredSize.current !== size) virtualizer.measure()
    measuredSize.current = size
  }, [virtualizer, size])
  return {
    width,
    geometry,
    rows: virtualizer.getVirtualItems().map(({ index }) => index),
    first: virtualizer.range?.startIndex ?? 0,
    last: virtualizer.range?.endIndex ?? 0,
    height: rows * size,
    scrolling: virtualizer.isScrolling,
  }
}
