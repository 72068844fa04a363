/** The highest score there is. */
export const highestScore = 1_000

/** One of the things that a score is made of. */
export interface ScoreComponent {
  readonly id: string
  /** "Demand". */
  readonly label: string
  /** What is measured: "Units and revenue of 30 days, the last ones count more". */
  readonly hint?: string | undefined
  /** The figure behind it: "312,40 € expected in 28 days". */
  readonly figure?: string | undefined
  /** How much it counts, beside the others. */
  readonly weight: number
  /** Where it stands within its list, 0 to 1; null while there is nothing to measure, which counts as the middle. */
  readonly percentile: number | null
}

/** A score that somebody put in the place of the computed one. */
export interface Overruled {
  readonly value: number
  /** The last day on which it counts, as it is written; null: until it is taken back. */
  readonly until: string | null
  readonly why: string
  /** Who, and when, as it is written. */
  readonly by: string
}

const middle = 0.5

/**
 * The whole points of each component. They add up to the score exactly: what rounding leaves over goes to whom it cut most.
 * @returns points in the sequence of the components, and their sum
 */
export function pointsOf(components: readonly ScoreComponent[]): { points: readonly number[]; score: number } {
  const weights = components.reduce((sum, { weight }) => sum + weight, 0)
  const exact = components.map(({ weight, percentile }) => (weights > 0 ? (highestScore * weight * (percentile ?? middle)) / weights : 0))
  const score = Math.round(exact.reduce((sum, each) => sum + each, 0))
  const points = exact.map(Math.floor)
  const cut = exact.map((each, nth) => ({ nth, part: each - Math.floor(each) })).sort((a, b) => b.part - a.part || a.nth - b.nth)
  const owed = score - points.reduce((sum, each) => sum + each, 0)
  for (const { nth } of cut.slice(0, owed)) points[nth] = (points[nth] ?? 0) + 1
  return { points, score }
}

/** Each component's weight in whole hundredths that add up to 100. */
export function hundredths(components: readonly ScoreComponent[]): readonly number[] {
  const { points } = pointsOf(components.map((component) => ({ ...component, percentile: 1 })))
  const rounded = points.map((each) => Math.floor(each / 10))
  const owed = points.length > 0 ? 100 - rounded.reduce((sum, each) => sum + each, 0) : 0
  const cut = points.map((each, nth) => ({ nth, part: each % 10 })).sort((a, b) => b.part - a.part || a.nth - b.nth)
  for (const { nth } of cut.slice(0, Math.max(0, owed))) rounded[nth] = (rounded[nth] ?? 0) + 1
  return rounded
}
