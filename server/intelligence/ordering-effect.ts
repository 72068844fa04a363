import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { EffectVerdict } from '../../contract/index.ts'

/** What a list sold on each day before something was changed, the last one last, and since; and the same of lists that were left alone. */
export interface ObservedLists {
  before: readonly number[]
  after: readonly number[]
  controls: readonly { before: readonly number[]; after: readonly number[] }[]
}

/** The change against what was to be expected. 0.12 is 12 % more. */
export interface MeasuredEffect {
  verdict: EffectVerdict
  change: number | null
  low: number | null
  high: number | null
  /** What would be recognised in 4 of 5 cases. */
  smallest: number | null
}

/**
 * Days before the change that the controls are weighted by, and the days of
 * a block: a day is like the one before it, and a week has its own shape.
 */
const matched = 56
const block = 7
const draws = 400
const seed = 17_031
/** Two-sided, for three spans that are looked at together: all three hold the truth in 95 of 100 cases. */
const levels = [
  [7, 3.13],
  [10, 2.87],
  [15, 2.69],
  [20, 2.61],
  [25, 2.57],
  [Infinity, 2.4],
] as const
/** Blocks that say nothing new, for the interval. */
const fitted = 5
/** Where 4 of 5 draws lie above. */
const power = 0.84
/** Days with sales among those before, at the least: of a list that sells now and then nothing can be recognised. */
const fewestDays = 28

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

/**
 * Weights of the controls, all of them positive and together 1, that come closest to the list in the weeks before; not far from equal ones.
 */
export function weightsOf(list: readonly number[], controls: readonly (readonly number[])[]): number[] {
  const weeks = (days: readonly number[]): number[] => {
    const last = days.slice(-matched)
    const level = mean(last)
    return Array.from({ length: Math.floor(last.length / block) }, (_, week) => mean(last.slice(week * block, (week + 1) * block)) / level)
  }
  const wanted = weeks(list)
  const given = controls.map(weeks)
  let weights = controls.map(() => 1 / controls.length)
  for (let step = 0; step < 200; step++) {
    const gaps = wanted.map((value, week) => sum(weights.map((weight, at) => weight * given[at]![week]!)) - value)
    const next = weights.map((weight, at) => {
      // Away from equal weights only as far as it pays.
      const slope = (2 / wanted.length) * sum(gaps.map((gap, week) => gap * given[at]![week]!)) + 0.2 * (weight - 1 / controls.length)
      return weight * Math.exp(-2 * slope)
    })
    const all = sum(next)
    weights = next.map((weight) => weight / all)
  }
  return weights
}

/** Sums of blocks of days that follow each other, drawn anew. */
function drawnSums(
  list: readonly number[],
  expected: readonly number[],
  days: number,
  random: ReturnType<typeof xoroshiro128plus>,
): number {
  let [sold, due, left] = [0, 0, days]
  while (left > 0) {
    const first = uniformInt(random, 0, list.length - 1)
    const length = Math.min(block, left)
    for (let at = first; at < first + length; at++) {
      sold += list[at % list.length]!
      due += expected[at % list.length]!
    }
    left -= length
  }
  return sold > 0 && due > 0 ? Math.log(sold / due) : 0
}

const nothing = (verdict: EffectVerdict): MeasuredEffect => ({ verdict, change: null, low: null, high: null, smallest: null })

/**
 * Difference in differences over `days`: the list against lists that were left alone, each by its own level before. The interval
 * comes from the days before, at which nothing was changed: blocks of them are drawn anew as if they were the days since.
 */
export function measureEffect({ before, after, controls }: ObservedLists, days: number): MeasuredEffect {
  if (after.length < days) return nothing('not-yet')
  const usable = controls.filter((control) => control.before.slice(-matched).filter((value) => value > 0).length >= fewestDays)
  if (before.length < matched || before.slice(-matched).filter((value) => value > 0).length < fewestDays || usable.length === 0)
    return nothing('too-few-sales')
  const weights = weightsOf(
    before,
    usable.map((control) => control.before),
  )
  const level = (values: readonly number[]) => mean(values.slice(-matched))
  const ownLevels = usable.map((control) => level(control.before))
  const expectedOn = (of: 'before' | 'after', day: number) =>
    sum(weights.map((weight, at) => (weight * usable[at]![of][day]!) / ownLevels[at]!))
  const list = before.map((value) => value / level(before))
  const expected = before.map((_, day) => expectedOn('before', day))
  const since = after.slice(0, days).map((value) => value / level(before))
  const due = since.map((_, day) => expectedOn('after', day))
  if (sum(since) <= 0 || sum(due) <= 0) return nothing('too-few-sales')

  const found = Math.log(sum(since) / sum(due)) - Math.log(sum(list.slice(-matched)) / sum(expected.slice(-matched)))
  const random = xoroshiro128plus(seed)
  const gaps = Array.from({ length: draws }, () => drawnSums(list, expected, days, random) - drawnSums(list, expected, matched, random))
  const middle = mean(gaps)
  const blocks = Math.floor(before.length / block)
  // Few blocks are more alike than many, blocks hang together too, and the weights were fitted to some of them.
  const spread = Math.sqrt((mean(gaps.map((gap) => (gap - middle) ** 2)) * (blocks + fitted)) / (blocks - fitted))
  const level95 = levels.find(([most]) => blocks <= most)![1]
  const half = level95 * spread
  const change = (value: number) => Math.exp(value) - 1
  return {
    verdict: found > half ? 'more' : found < -half ? 'less' : 'undecided',
    change: change(found),
    low: change(found - half),
    high: change(found + half),
    smallest: change(half + power * spread),
  }
}
