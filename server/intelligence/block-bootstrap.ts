import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** What the cases of one week add up to. */
export interface WeekSums {
  sum: number
  cases: number
}

/** A mean over all cases, and between which values it lies with 95 of 100 chances. */
export interface Estimate {
  mean: number
  low: number
  high: number
  /** Of all ways in which the weeks were drawn, the share whose mean lies above zero; half of them where there is no interval. */
  above: number
  cases: number
}

const draws = 1_000
const seed = 20_301

/**
 * The mean over the cases of all weeks with an interval: weeks are drawn anew
 * in blocks that follow each other, since a week is like the one before it.
 * Two series over the same weeks are drawn alike. Fewer weeks than two blocks
 * say too little for an interval: it is then as wide as the series of `bounds`.
 */
export function estimate(weeks: readonly WeekSums[], block: number, bounds: readonly [number, number]): Estimate {
  const all = total(weeks)
  const mean = all.cases === 0 ? 0 : all.sum / all.cases
  if (weeks.length < 2 * block) return { mean, low: bounds[0], high: bounds[1], above: 0.5, cases: all.cases }
  const random = xoroshiro128plus(seed)
  const blocks = Math.ceil(weeks.length / block)
  const means = new Float64Array(draws)
  for (let draw = 0; draw < draws; draw++) {
    let sum = 0
    let cases = 0
    for (let drawn = 0; drawn < blocks; drawn++) {
      const first = uniformInt(random, 0, weeks.length - 1)
      for (let at = first; at < first + block; at++) {
        const week = weeks[at % weeks.length]!
        sum += week.sum
        cases += week.cases
      }
    }
    means[draw] = cases === 0 ? mean : sum / cases
  }
  means.sort()
  const above = means.reduce((count, each) => (each > 0 ? count + 1 : count), 0) / draws
  return { mean, low: means[Math.floor(draws * 0.025)]!, high: means[Math.ceil(draws * 0.975) - 1]!, above, cases: all.cases }
}

function total(weeks: readonly WeekSums[]): WeekSums {
  return weeks.reduce((all, { sum, cases }) => ({ sum: all.sum + sum, cases: all.cases + cases }), { sum: 0, cases: 0 })
}
