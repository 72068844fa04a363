import type { BacktestHorizon, BacktestVerdict } from '../../contract/index.ts'
import { limits } from '../../contract/limits.ts'
import {
  type BacktestOrdering,
  backtestOrderings,
  simpleOrderings,
  type SimpleOrderingName,
} from '../../contract/rules/backtest-orderings.ts'
import type { Cases } from './cases.ts'
import type { TestedCases } from './list-backtest.ts'

const dayLength = 86_400_000
/** Five digits are more than anybody knows of a share. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5

/** The depth that is shown week by week: the middle one, or the next lower one that says anything. */
function shownDepth(cases: Cases<BacktestOrdering>): number {
  const { first } = limits.backtest
  const middle = Math.floor(first.length / 2)
  for (let nth = middle; nth > 0; nth--) if (cases.share('this', first[nth]!).cases > 0) return first[nth]!
  return first[0]
}

/** Mean shares of every morning. */
function weeksOf(
  cases: Cases<BacktestOrdering>,
  days: readonly number[],
  first: number,
  simple: SimpleOrderingName,
): BacktestHorizon['weeks'] {
  const byWeek = Map.groupBy(cases.all, ({ week }) => week)
  return days.flatMap((day, week) => {
    const mean = (ordering: BacktestOrdering): number | null => {
      const cell = cases.cell(ordering, first)
      const shares = (byWeek.get(week) ?? []).map(({ shares: all }) => all[cell]!).filter((share) => !Number.isNaN(share))
      return shares.length === 0 ? null : rounded(shares.reduce((sum, share) => sum + share, 0) / shares.length)
    }
    const own = mean('this')
    const other = mean(simple)
    if (own === null || other === null) return []
    return [{ day: new Date(day * dayLength).toISOString().slice(0, 10), this: own, beside: mean('beside'), simple: other }]
  })
}

/** Whether the configuration holds more than another ordering; null without a case that has both. */
function verdictAgainst(cases: Cases<BacktestOrdering>, against: BacktestOrdering): BacktestVerdict | null {
  const verdict = cases.verdict('this', against)
  if (verdict === null) return null
  const { says, worst } = verdict
  return {
    against,
    says,
    first: worst.first,
    difference: rounded(worst.mean),
    low: rounded(worst.low),
    high: rounded(worst.high),
    certainty: worst.above,
  }
}

/** The verdict on one list among many: against what shoppers had, by the longest horizon that has a case. */
export function verdictOfList(tested: TestedCases, list: number): BacktestVerdict | null {
  const longestFirst = limits.backtest.days.toSorted((one, other) => other - one)
  for (const days of longestFirst) {
    const verdict = verdictAgainst(tested.of(days, list), 'beside')
    if (verdict !== null) return verdict
  }
  return null
}

/** What was found in all lists together, as the contract says it; horizons without a case are left out. */
export function reportOf(tested: TestedCases): BacktestHorizon[] {
  const { days: horizons, first: depths } = limits.backtest
  return horizons.flatMap((days): BacktestHorizon[] => {
    const cases = tested.of(days)
    if (cases.all.length === 0) return []
    const first = shownDepth(cases)
    const bestSimple = cases.best(simpleOrderings, first)
    const figures = backtestOrderings.flatMap((ordering) =>
      depths.flatMap((depth) => {
        const { mean, low, high, cases: count } = cases.share(ordering, depth)
        return count === 0 ? [] : [{ ordering, first: depth, share: rounded(mean), low: rounded(low), high: rounded(high), cases: count }]
      }),
    )
    const verdicts = backtestOrderings.flatMap((against) => (against === 'this' ? [] : (verdictAgainst(cases, against) ?? [])))
    return [{ days, cases: cases.all.length, figures, verdicts, bestSimple, weeks: weeksOf(cases, tested.days, first, bestSimple) }]
  })
}
