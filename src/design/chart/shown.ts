import { useMemo, useState } from 'react'
import { lookOf, type SeriesLook } from './chart.variants.ts'
import type { ChartSeries } from './series.ts'

/** A curve that is not hidden, with its place in the row of all, which is its colour. */
export interface ShownSeries extends ChartSeries {
  place: number
  comparedLook: SeriesLook
}

/** Which curves are hidden by the legend; hiding the last one brings all back. */
export function useShown(series: readonly ChartSeries[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [comparisonShown, setComparisonShown] = useState(true)
  const compared = comparisonShown && series.some(({ comparison }) => comparison !== undefined)
  const shown = useMemo(
    () =>
      series
        .map((one, place): ShownSeries => ({
          ...one,
          comparison: compared ? one.comparison : undefined,
          place,
          comparedLook: lookOf(series.length === 1 ? 5 : place),
        }))
        .filter(({ name }) => !hidden.has(name)),
    [series, compared, hidden],
  )
  return {
    shown,
    compared,
    isShown: (name: string): boolean => !hidden.has(name),
    toggle: (name: string) => {
      const next = new Set(hidden)
      if (!next.delete(name)) next.add(name)
      setHidden(next.size === series.length ? new Set() : next)
    },
    toggleComparison: () => setComparisonShown(!comparisonShown),
  }
}

export type Shown = ReturnType<typeof useShown>
