import type { BacktestFacts, BacktestHorizon, BacktestOrdering, Verdict } from './figures.ts'

/** What each ordering holds of the first 12 places; more in deeper ones. */
const held: readonly (readonly [BacktestOrdering, number])[] = [
  ['this', 0.512],
  ['beside', 0.447],
  ['units-7', 0.431],
  ['units-30', 0.468],
  ['units-90', 0.452],
  ['revenue-7', 0.449],
  ['revenue-30', 0.489],
  ['revenue-90', 0.471],
  ['decayed-14', 0.48],
  ['decayed-28', 0.498],
  ['decayed-56', 0.491],
  ['newest', 0.214],
  ['price', 0.188],
]
const deeper: Readonly<Record<number, number>> = { 12: 0, 24: 0.245, 48: 0.41 }

const says = {
  better: { first: 12, difference: 0.032, low: 0.011, high: 0.053 },
  worse: { first: 48, difference: -0.021, low: -0.04, high: -0.004 },
  undecided: { first: 24, difference: 0.006, low: -0.009, high: 0.021 },
} as const satisfies Record<Verdict['says'], Omit<Verdict, 'against' | 'says'>>

const monday = Date.UTC(2026, 6, 6)

/** A backtest that comes to this verdict. */
export const horizonOf = (verdict: Verdict['says'], days = 7): BacktestHorizon => ({
  days,
  cases: 36,
  figures: held.flatMap(([ordering, share]) =>
    [12, 24, 48].map((first) => {
      const value = share + (deeper[first] ?? 0)
      return { ordering, first, share: value, low: value - 0.024, high: Math.min(1, value + 0.022) }
    }),
  ),
  verdicts: [{ against: 'beside', says: verdict, ...says[verdict] }],
  bestSimple: 'decayed-28',
  weeks: Array.from({ length: 12 }, (_, week) => ({
    day: new Date(monday + week * 7 * 86_400_000).toISOString().slice(0, 10),
    this: 0.74 + 0.05 * Math.sin(week),
    beside: 0.68 + 0.05 * Math.sin(week + 1),
    simple: 0.72 + 0.05 * Math.sin(week + 0.4),
  })),
})

export const backtestFacts: BacktestFacts = {
  from: '2026-05-24',
  to: '2026-11-20',
  lists: 2,
  products: 179,
  beside: 'published',
  soldOutLeftOut: true,
  leftOut: ['cover', 'pins'],
}

/** A whole backtest that comes to this verdict, for stories. */
export const backtestOf = (verdict: Verdict['says']): { horizons: readonly [BacktestHorizon, BacktestHorizon]; facts: BacktestFacts } => ({
  horizons: [horizonOf(verdict), horizonOf('undecided', 28)],
  facts: backtestFacts,
})
