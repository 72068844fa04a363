import { daysIn } from './report-range.ts'

/** An hour, or a day or week where `hour` is null, on the day on which it begins. */
export interface PairableStep {
  day: string
  hour: number | null
}

/** Steps in their sequence, of a range that begins on `from`. */
export interface RangeOfSteps<Step extends PairableStep> {
  from: string
  steps: readonly Step[]
}

/** What an hour is called within its range: its day, counted from the first, its hour, and which of those of this name it is. */
function namesOf({ from, steps }: RangeOfSteps<PairableStep>): string[] {
  const seen = new Map<string, number>()
  return steps.map(({ day, hour }) => {
    const name = `${daysIn({ from, to: day })} ${hour}`
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return `${name} ${nth}`
  })
}

/**
 * The step that each is compared with; null where there is none. Hours stand beside the same hour of the same day of the
 * other range: where clocks are changed, those behind it have other places. Days and weeks stand beside those at their place.
 */
export function pairedSteps<Step extends PairableStep>(
  range: RangeOfSteps<PairableStep>,
  compared: RangeOfSteps<Step>,
): readonly (Step | null)[] {
  if (range.steps[0]?.hour === null) return range.steps.map((_, place) => compared.steps[place] ?? null)
  const names = namesOf(compared)
  const byName = new Map(compared.steps.map((step, place) => [names[place], step]))
  return namesOf(range).map((name) => byName.get(name) ?? null)
}
