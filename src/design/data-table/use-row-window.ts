import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, type RefObject } from 'react'
import { headHeight } from './table-column.ts'

export interface RowWindowOptions {
  scroller: RefObject<HTMLDivElement | null>
  count: number
  /** A first guess of a row's height, in pixels. */
  estimate: number
  /** Height of what sticks above the rows, in pixels. */
  above: number
  /** A row that stays drawn out of sight, because it has the focus; -1 for none. */
  keep: number
  /** Few rows are drawn all. */
  enabled: boolean
}

export interface RowWindow {
  /** Rows to draw, ascending, with their place in pixels from the first; null when all are drawn. */
  rows: readonly { index: number; start: number }[] | null
  height: number
  measure: (element: Element | null) => void
  reveal: (index: number) => void
}

/** Which rows of a long table to draw. Rows are measured, because some are taller than others. */
export function useRowWindow({ scroller, count, estimate, above, keep, enabled }: RowWindowOptions): RowWindow {
  const withKept = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range)
      return keep < 0 || keep >= range.count || rows.includes(keep) ? rows : [...rows, keep].sort((a, b) => a - b)
    },
    [keep],
  )
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: enabled ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    scrollMargin: above,
    scrollPaddingStart: above === 0 ? 0 : headHeight,
    overscan: 8,
    rangeExtractor: withKept,
  })
  // The virtualizer remembers sizes; when rows lose their columns it has to measure again.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, estimate])
  return {
    rows: enabled ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - above })) : null,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    reveal: (index) => {
      if (enabled) virtualizer.scrollToIndex(index)
    },
  }
}
