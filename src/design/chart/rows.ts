import type { ChartPoint } from './series.ts'
import type { ShownSeries } from './shown.ts'

/** What one point has to draw: `s0` is the first curve, `c0` what it is compared with, `u0` its part that is not whole yet. */
export type Row = Readonly<Record<string, number | string | null>>

/**
 * The figures of all curves by point. What still goes on leaves its curve for one of its own, which as a line joins the points beside it.
 */
export function rowsOf(
  points: readonly ChartPoint[],
  shown: readonly Pick<ShownSeries, 'place' | 'values' | 'comparison'>[],
  joined: boolean,
): readonly Row[] {
  return points.map((point, at): Row => {
    const row: Record<string, number | string | null> = { key: point.key }
    for (const { place, values, comparison } of shown) {
      const value = values[at] ?? null
      row[`s${place}`] = point.unfinished ? null : value
      if (point.unfinished || (joined && (points[at + 1]?.unfinished || points[at - 1]?.unfinished))) row[`u${place}`] = value
      if (comparison) row[`c${place}`] = comparison[at] ?? null
    }
    return row
  })
}

const known = (row: Row | undefined, dataKey: string): boolean => row?.[dataKey] !== null && row?.[dataKey] !== undefined

/** Whether a value has no neighbour that a line could lead to. */
export const standsAlone = (rows: readonly Row[], dataKey: string, at: number): boolean =>
  known(rows[at], dataKey) && !known(rows[at - 1], dataKey) && !known(rows[at + 1], dataKey)
