import { lowerBound } from './order.ts'

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/**
 * The gap below the `staying`-th row that is not dragged. Keyboard steps
 * count only these rows, so that every key press moves the drop position.
 * @param lifted dragged rows, ascending
 */
export function gapOfStep(lifted: readonly number[], step: number): number {
  if (step <= 0) return 0
  let gap = step
  for (const row of lifted) {
    if (row < gap) gap++
    else break
  }
  return gap
}

/** The number of rows above a gap that are not dragged. */
export const stepOfGap = (lifted: readonly number[], gap: number): number => gap - lowerBound(lifted, gap)

/**
 * The gap that a key leads to; undefined for other keys. With several items per row, all four arrow keys work.
 * PageUp and PageDown go ten rows, or three rows of cards; Home and End to the ends.
 */
export function gapByKey(key: string, gap: number, lifted: readonly number[], count: number, perRow = 1): number | undefined {
  const last = count - lifted.length
  const page = perRow === 1 ? 10 : 3 * perRow
  const steps: Record<string, number> = {
    ArrowUp: -perRow,
    ArrowDown: perRow,
    PageUp: -page,
    PageDown: page,
    Home: -Infinity,
    End: Infinity,
  }
  const by = steps[key] ?? (perRow > 1 ? { ArrowLeft: -1, ArrowRight: 1 }[key] : undefined)
  return by === undefined ? undefined : gapOfStep(lifted, clamp(stepOfGap(lifted, gap) + by, 0, last))
}

/** The scroll offset at which a row is visible, as near as possible to the present one. */
export function scrollTopFor(row: number, rowHeight: number, scrollTop: number, height: number, margin = 0): number {
  const top = row * rowHeight
  const bottom = top + rowHeight
  if (top - margin < scrollTop) return Math.max(0, top - margin)
  if (bottom + margin > scrollTop + height) return bottom + margin - height
  return scrollTop
}
