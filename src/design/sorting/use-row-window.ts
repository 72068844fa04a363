import { defaultRangeExtractor, elementScroll, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { rowsFor, type Geometry, type Layout } from './geometry.ts'

export interface RowWindowOptions {
  scroller: RefObject<HTMLDivElement | null>
  /** How many items there are. */
  count: number
  layout: Layout
  /** Items that stay mounted at any scroll position: the one with the focus, the dragged one; -1 for none. */
  keep: readonly number[]
  /** Rows rendered above and below the visible ones. */
  overscan: number
}

export interface RowWindow {
  /** Width of the list, in pixels; the width of the window until it is measured, before the first paint. */
  width: number
  /** The layout at that width. */
  geometry: Geometry
  /** Rows to draw, ascending; each holds `perRow` items. */
  rows: readonly number[]
  /** First and last visible row. */
  first: number
  last: number
  /** Height of all rows, in pixels. */
  height: number
  /** The list is being scrolled, or was a moment ago. */
  scrolling: boolean
}

type ListVirtualizer = Virtualizer<HTMLDivElement, Element>

/**
 * Reports the size of the list in the frame that draws it, once the browser has laid it out, and again when it changes: before anything
 * is painted. Measured as soon as the rows are there, they would be laid out in the task that makes them as well.
 */
function observeSize(
  { scrollElement }: ListVirtualizer,
  report: (rect: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (scrollElement === null) return undefined
  const observer = new ResizeObserver(() => {
    const rect = { width: scrollElement.offsetWidth, height: scrollElement.offsetHeight }
    flushSync(() => report(rect))
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** A list that stands at its top is not sent there: the browser would lay it out at once. */
const scrollUnlessThere: typeof elementScroll = (offset, options, instance) => {
  if (offset !== 0 || instance.scrollOffset !== 0) elementScroll(offset, options, instance)
}

/** The rows of a long list to render, and its width. All rows have the same height, so a row's offset is index × height. */
export function useRowWindow({ scroller, count, layout, keep, overscan }: RowWindowOptions): RowWindow {
  const [width, setWidth] = useState(() => window.innerWidth)
  // Rows above and below the visible ones are rendered after the first paint.
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    // State that is set in a frame is rendered after it.
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const geometry = layout.at(width)
  const { perRow, rowHeight: size } = geometry
  const rows = rowsFor(count, perRow)
  const observe = useCallback(
    (instance: ListVirtualizer, report: (rect: { width: number; height: number }) => void) =>
      observeSize(instance, (rect) => {
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
    // It goes through all rows once: for the first drawing, those that a window can show do.
    count: painted ? rows : Math.min(rows, Math.ceil(window.innerHeight / size)),
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    scrollMargin: layout.headHeight,
    overscan: painted ? overscan : 0,
    // As large as the window until it is measured: otherwise an empty list would be rendered first.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    observeElementRect: observe,
    scrollToFn: scrollUnlessThere,
    rangeExtractor: withKept,
  })
  // The virtualizer caches sizes; when rows become cards it must measure again, which goes through all rows.
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
