/** One place on the axis: a day, an hour, a band. */
export interface ChartPoint {
  /** What events refer to; unique. */
  key: string
  /** In full: "viernes, 20 de noviembre de 2026". */
  label: string
  /** For the axis, where it differs: "20 nov". */
  short?: string | undefined
  /** What the comparison stands for at this place: "23 oct". */
  compared?: string | undefined
  /** Its value is not whole: it still goes on, or a part of it lies outside. @default false */
  unfinished?: boolean | undefined
}

/** Values at every point; null where nothing is known. Money in the smallest unit of its currency. */
export interface ChartSeries {
  name: string
  values: readonly (number | null)[]
  /** The same of another time, dashed. */
  comparison?: readonly (number | null)[] | undefined
}

/** Something that happened at a point and may explain what follows, like a publication. */
export interface ChartEvent {
  /** The key of its point. */
  at: string
  label: string
  /** What `onEventsOpen` knows it by. */
  id?: string | undefined
}

/** What the values count. */
export type ChartMeasure = 'number' | 'percent' | { currency: string }

/** All that lies in one plot, for its scale: single values, or the sums of what is stacked. */
export function reachOf(series: readonly ChartSeries[], compared: boolean, stacked: boolean): readonly number[] {
  const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null)
  if (!stacked) return series.flatMap(({ values, comparison = [] }) => [...known(values), ...(compared ? known(comparison) : [])])
  const length = series.reduce((longest, { values }) => Math.max(longest, values.length), 0)
  return Array.from({ length }, (_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
}
