import type { ChartEvent } from './index.ts'

/** Days and sales for the stories: rises, falls and a weekly rhythm, always the same. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(`${first}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10))

export const salesOf = (count: number, seed: number): readonly number[] =>
  Array.from({ length: count }, (_, at) =>
    Math.round(
      4_200_000 + 1_900_000 * Math.sin((at + seed) / 4) + 900_000 * Math.sin((at * 7 + seed) / 3) + (at % 7 === 5 ? -1_400_000 : 0),
    ),
  )

export const publications: readonly ChartEvent[] = [
  { at: '2026-10-29', label: 'Mugs, 61 productos' },
  { at: '2026-11-10', label: 'Cake Stands, 24 productos' },
]
