import {
  type AssistantPlan,
  type Backtest,
  type BacktestHorizon,
  type BacktestOrdering,
  type BacktestRun,
  type BacktestRunList,
  limits,
  type ProposedMove,
  type ProposedOrder,
  simpleOrderings,
} from '../../../contract/index.ts'
import { firstPlan, triedOf } from './model/plan.ts'

/** Shares of the middle depth, by ordering. */
const shares: Partial<Record<BacktestOrdering, number>> = {
  this: 0.71,
  beside: 0.52,
  'decayed-28': 0.69,
  'revenue-30': 0.68,
  newest: 0.31,
  price: 0.28,
}

function horizon(days: number, gain: number): BacktestHorizon {
  const orderings = (['this', 'beside', ...simpleOrderings] as const).filter((ordering) => shares[ordering] !== undefined)
  const shareOf = (ordering: BacktestOrdering, nth: number): number =>
    (shares[ordering] ?? 0) + (ordering === 'this' ? gain : 0) + 0.1 * (nth - 1)
  const against = (ordering: BacktestOrdering) => {
    const difference = shareOf('this', 0) - shareOf(ordering, 0)
    const says = difference > 0.03 ? 'better' : difference < -0.03 ? 'worse' : 'undecided'
    return {
      against: ordering,
      says,
      first: 12,
      difference,
      low: difference - 0.03,
      high: difference + 0.03,
      certainty: says === 'better' ? 0.99 : 0.7,
    } as const
  }
  return {
    days,
    cases: 24,
    figures: orderings.flatMap((ordering) =>
      limits.backtest.first.map((first, nth) => {
        const share = shareOf(ordering, nth)
        return { ordering, first, share, low: share - 0.03, high: share + 0.03, cases: 24 }
      }),
    ),
    verdicts: orderings.filter((ordering) => ordering !== 'this').map(against),
    bestSimple: 'decayed-28',
    weeks: Array.from({ length: 12 }, (_, week) => ({
      day: new Date(Date.UTC(2026, 7, 31 + 7 * week)).toISOString().slice(0, 10),
      this: 0.7 + 0.02 * Math.sin(week) + gain,
      beside: 0.52 + 0.03 * Math.cos(week),
      simple: 0.68 + 0.02 * Math.cos(2 * week),
    })),
  }
}

export const backtestOf = (gain: number, lists = 1): Backtest => ({
  horizons: limits.backtest.days.map((days) => horizon(days, gain)),
  facts: {
    from: '2025-11-24',
    to: '2026-11-22',
    lists,
    products: 96 * lists,
    beside: 'present',
    demandBasis: 'model',
    soldOutLeftOut: true,
    leftOut: [],
  },
})

const list = (id: number, listName: string, revenue28: number, gain: number | null): BacktestRunList => {
  const says = gain !== null && gain > 100_000 ? 'better' : 'undecided'
  const difference = (gain ?? 0) / revenue28
  const certainty = says === 'better' ? 0.99 : 0.62
  return {
    list: { kind: 'category', id },
    listName,
    products: 60 + id,
    revenue28,
    verdict:
      gain === null ? null : { against: 'beside', says, first: 12, difference, low: difference - 0.03, high: difference + 0.03, certainty },
    gain,
  }
}

/** A run that has ended. */
export const run: BacktestRun = {
  id: '00000000-0000-4000-8000-000000000001',
  group: 'category',
  configuration: triedOf(firstPlan),
  state: 'done',
  progress: 1,
  requestedAt: '2026-11-23T08:00:00Z',
  endedAt: '2026-11-23T08:00:40Z',
  sum: backtestOf(0, 5),
  lists: [
    list(4, 'Mugs', 1_842_000, 349_980),
    list(9, 'T-Light Holders', 1_310_050, 248_900),
    list(12, 'Cake Stands', 904_300, 135_640),
    list(15, 'Doormats', 611_200, 24_400),
    list(21, 'Gift Cards', 48_000, null),
  ],
}

const move = (product: number, name: string, from: number, to: number, facts: Partial<ProposedMove>): ProposedMove => ({
  product,
  name,
  imageUrl: null,
  from,
  to,
  units30: 0,
  revenue30: 0,
  stock: 0,
  stockWeeks: null,
  age: null,
  expected: null,
  explored: false,
  ...facts,
})

export const order: ProposedOrder = {
  scored: true,
  firstScreen: 0.3,
  places: 0.42,
  gain: 0.12,
  moves: [
    move(1, 'Regency Tea Plate Green', 14, 1, { units30: 312, stock: 520, stockWeeks: 7 }),
    move(2, 'Red Retrospot Mug', 22, 2, { units30: 208, stock: 96, stockWeeks: 2 }),
    move(3, 'Blue Paisley Mug', 41, 5, { units30: 4, stock: 240, stockWeeks: 257, age: 12, explored: true }),
    move(4, 'Edwardian Parasol Mug', 3, 9, { units30: 1, stock: 0 }),
  ],
}

/** A plan in a step, with three lists chosen. */
export const planIn = (step: AssistantPlan['step']): AssistantPlan => ({
  ...firstPlan,
  step,
  lists: step === 'goal' ? [] : run.lists.slice(0, 3).map((one) => one.list),
  end: 'weekly',
})
