import { type Case, Cases } from './cases.ts'
import { firstPlaces, sharesOfFirst } from './first-places.ts'
import { presetNames, type PresetName } from '../../contract/rules/presets.ts'
import { ListMorning } from './list-morning.ts'
import { presetScores, simpleNames, type SimpleOrdering } from './orderings.ts'
import { recentSales } from './recent-sales.ts'
import type { SalesHistory } from './sales-history.ts'
import { revenueBetween } from './training-weeks.ts'
import type { Verdict } from './verdict.ts'
import { demandScores, type PastMorning, walkForward } from './walk-forward.ts'

export interface BacktestSettings {
  /** Horizons: the revenue of so many following days is looked at. */
  days: readonly number[]
  /** Depths: so many first places are looked at. */
  first: readonly number[]
  /** Days from one case to the next. */
  every: number
}

/** `samara` is the product's own model, `oracle` knows the future. */
export type OrderingName = SimpleOrdering | PresetName | 'samara' | 'oracle'
export const orderingNames: readonly OrderingName[] = [...simpleNames, ...presetNames, 'samara', 'oracle']

/** The share of the following days' revenue that the first places held, with its interval. */
export interface BacktestFigure {
  ordering: OrderingName
  days: number
  first: number
  share: number
  low: number
  high: number
  cases: number
}

/** From this day on a backtest looks, where the history is long enough; else from its middle on. */
const usualStart = 98
/** Everything that a backtest found. */
export class BacktestResult {
  readonly #history: SalesHistory
  readonly #cases: ReadonlyMap<number, readonly Case[]>
  readonly #weeks: ReadonlyMap<number, number>
  readonly #ofLists = new Map<number, ReadonlyMap<string, readonly Case[]>>()
  readonly settings: BacktestSettings

  constructor(
    history: SalesHistory,
    settings: BacktestSettings,
    cases: ReadonlyMap<number, readonly Case[]>,
    weeks: ReadonlyMap<number, number>,
  ) {
    this.#history = history
    this.settings = settings
    this.#cases = cases
    this.#weeks = weeks
  }

  /** Orderings that can be worked out of what is known: nothing is ordered by a stock that nobody knows. */
  get orderings(): OrderingName[] {
    return orderingNames.filter((name) => name !== 'clear-stock' || this.#history.knowsStock)
  }

  /** Names of the lists that had a case. */
  lists(days: number): string[] {
    return [...new Set(this.#of(days).all.map(({ list }) => list))]
      .sort((left, right) => left - right)
      .map((list) => this.#history.lists[list]!)
  }

  /** All figures in sum, or of one list alone. */
  figures(list?: string): BacktestFigure[] {
    const { days: horizons, first: depths } = this.settings
    return horizons.flatMap((days) => {
      const cases = this.#of(days, list)
      if (cases.all.length === 0) return []
      return this.orderings.flatMap((ordering) =>
        depths.map((first) => {
          const { mean: share, low, high, cases: count } = cases.share(ordering, first)
          return { ordering, days, first, share, low, high, cases: count }
        }),
      )
    })
  }

  /** Whether one ordering held more than another, by the worst of the depths; null without a case. */
  verdict(days: number, ordering: OrderingName, other: OrderingName, list?: string): Verdict | null {
    return this.#of(days, list).verdict(ordering, other)
  }

  /** The simple ordering that held most in the first places of a depth, in sum or in one list. */
  bestSimple(days: number, first: number, list?: string): SimpleOrdering {
    return this.#of(days, list).best(simpleNames, first)
  }

  #of(days: number, list?: string): Cases<OrderingName> {
    const { first: depths, every } = this.settings
    return new Cases({ orderings: orderingNames, depths, weeks: this.#weeks.get(days) ?? 0, every }, this.#casesOf(days, list))
  }

  #casesOf(days: number, list?: string): readonly Case[] {
    const cases = this.#cases.get(days) ?? []
    if (list === undefined) return cases
    let ofLists = this.#ofLists.get(days)
    if (ofLists === undefined) {
      ofLists = Map.groupBy(cases, (one) => this.#history.lists[one.list]!)
      this.#ofLists.set(days, ofLists)
    }
    return ofLists.get(list) ?? []
  }
}

/** The scores of every ordering but the oracle for a list, by what was known on a morning of the past; the highest stands first. */
export function pastScores(past: PastMorning, list: ListMorning, horizon: number): Record<Exclude<OrderingName, 'oracle'>, Float64Array> {
  const samara = demandScores(past, list, horizon)
  return { ...list.simples, ...presetScores(list.members.length, list.columns(samara)), samara }
}

/** The mornings that a backtest looks at. */
function mornings({ days }: SalesHistory, every: number, shortest: number): number[] {
  const start = Math.max(1, Math.min(usualStart, Math.floor(days / 2)))
  const count = Math.max(0, Math.floor((days - shortest - start) / every) + 1)
  return Array.from({ length: count }, (_, nth) => start + nth * every)
}

/**
 * Fewest products of a list that counts. A depth of nearly all products says nothing about
 * their sequence: there are as many as the greatest depth, and twice the least one. A shop
 * whose lists are all shorter is looked at where a list has more products than the least depth.
 */
function fewestProducts({ list, product, lists }: SalesHistory, depths: readonly number[]): number {
  const least = Math.min(...depths)
  const usual = Math.max(...depths, 2 * least)
  const products = lists.map(() => new Set<number>())
  list.forEach((number, line) => products[number]!.add(product[line]!))
  return products.some(({ size }) => size >= usual) ? usual : least + 1
}

/**
 * Orders every list of a shop on the mornings of its past, by the knowledge of that morning alone, and looks
 * how much of the following days' revenue the first places held. Cases in which nothing was sold are left out.
 */
export function backtest(
  history: SalesHistory,
  settings: BacktestSettings,
  onProgress: (done: number) => void = () => undefined,
): BacktestResult {
  const { days: horizons, first: depths, every } = settings
  const cases = new Map<number, Case[]>(horizons.map((days) => [days, []]))
  const weeks = new Map<number, number>()
  const visited = mornings(history, every, Math.min(...horizons))
  const most = Math.max(...depths)
  const fewest = fewestProducts(history, depths)

  const visit = (past: PastMorning): void => {
    const { known, lists } = past
    const { day } = known
    const week = visited.indexOf(day)
    const recent = recentSales(history, day)
    const looked = horizons.filter((days) => day + days <= history.days)
    for (const horizon of looked) weeks.set(horizon, week + 1)
    const futures = looked.map((horizon) => revenueBetween(history, day, day + horizon))
    for (const members of lists) {
      if (members.length < fewest) continue
      const list = new ListMorning(known, recent, past.newcomerRates, members)
      for (const [nth, horizon] of looked.entries()) {
        const amounts = Float64Array.from(members, (product) => futures[nth]![product]!)
        if (!amounts.some((amount) => amount > 0)) continue
        const scores = { ...pastScores(past, list, horizon), oracle: amounts }
        const shares = new Float32Array(orderingNames.length * depths.length)
        orderingNames.forEach((ordering, at) =>
          shares.set(sharesOfFirst(firstPlaces(scores[ordering], most), amounts, depths), at * depths.length),
        )
        cases.get(horizon)!.push({ list: known.list[members[0]!]!, week, shares })
      }
    }
    onProgress((week + 1) / visited.length)
  }
  walkForward(history, { days: visited, horizons, visit })
  return new BacktestResult(history, settings, cases, weeks)
}
