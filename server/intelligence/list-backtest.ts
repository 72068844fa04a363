import type { Exploring, Rules, ScoreWeights, Sequence } from '../../contract/index.ts'
import { limits } from '../../contract/limits.ts'
import { arrange } from '../../contract/rules/arrange.ts'
import { type BacktestOrdering, backtestOrderings } from '../../contract/rules/backtest-orderings.ts'
import { type Case, Cases } from './cases.ts'
import { explore, seedOf } from './exploring.ts'
import { firstPlaces } from './first-places.ts'
import { keptEvery, type KeptPast, revisitPast } from './kept-past.ts'
import { ListMorning } from './list-morning.ts'
import { simpleNames, type SimpleOrdering, weighedScores } from './orderings.ts'
import { recentSales } from './recent-sales.ts'
import type { SalesHistory } from './sales-history.ts'
import { revenueBetween } from './training-weeks.ts'
import { demandScores, type PastMorning } from './walk-forward.ts'

/** An ordering that was published on a day; products by their numbers in the history. */
export interface PublishedOrdering {
  /** Days since 1970-01-01. */
  day: number
  products: Int32Array
}

/** A list that a configuration is tried on; products by their numbers in the history. */
export interface TestedList {
  members: Int32Array
  /** The rules of the list itself. */
  rules: Rules
  /** What shoppers have now. */
  present: Int32Array
  /** What they had before, oldest first; empty where nothing was ever published. */
  published: readonly PublishedOrdering[]
}

/** What is tried. */
export interface TriedConfiguration {
  weights: ScoreWeights
  /** Null keeps each list's own. */
  rules: Rules | null
  exploring: Exploring | null
}

/** Half of a list says little about its sequence, all of it nothing. */
const depthsOf = (members: number): boolean[] => limits.backtest.first.map((first) => 2 * first <= members)
/** Shorter lists have no depth that says anything. */
export const leastTested = 2 * Math.min(...limits.backtest.first)

/** Cases by list and horizon. */
export interface TestedCases {
  /** Mornings, in days since 1970-01-01. */
  days: readonly number[]
  /** Cases of one list, or of all. */
  of(horizon: number, list?: number): Cases<BacktestOrdering>
}

/** The arrangement of a sequence by rules that can be known of the past: nobody knows what was sold out then. */
function arranged(sequence: Sequence, rules: Rules, { known }: PastMorning): Sequence {
  if (!arranges(rules)) return sequence
  return arrange(
    { sequence, pins: new Map(), rules: { ...rules, soldOutLast: false } },
    {
      soldOut: () => false,
      brandOf: (product) => known.brand[product]!,
      categoryOf: (product) => known.list[product]!,
      ageOf: (product) => known.age(product),
    },
  )
}

const mostLooked = Math.max(...limits.backtest.first)

/** Products by their scores, the highest first; of equal ones the earlier. */
function inOrder(members: Int32Array, scores: Float64Array): Sequence {
  const rows = Int32Array.from(members, (_, row) => row).sort((one, other) => scores[other]! - scores[one]! || one - other)
  return rows.map((row) => members[row]!)
}

/** The first of them, as far as anybody looks. */
const firstOf = (members: Int32Array, scores: Float64Array): Sequence =>
  Int32Array.from(firstPlaces(scores, mostLooked), (row) => members[row]!)

/** The first products by the orderings that need no thought: alike for all horizons. */
type Simple = ReadonlyMap<SimpleOrdering, Int32Array>

/** Whether rules have anything to do in the past. */
const arranges = ({ inARow, newEvery }: Rules): boolean => inARow !== null || newEvery !== null

/** Tries a configuration on one list on one morning. */
class Trial {
  readonly #list: TestedList
  readonly #number: number
  readonly #tried: TriedConfiguration

  constructor(list: TestedList, number: number, tried: TriedConfiguration) {
    this.#list = list
    this.#number = number
    this.#tried = tried
  }

  /** Products in the sequence of each ordering; `simple` ones only as far as places are looked at. */
  orderings(morning: PastMorning, list: ListMorning, horizon: number, simple: Simple, day: number): Map<BacktestOrdering, Int32Array> {
    const { known } = morning
    const { members } = list
    const demand = demandScores(morning, list, horizon)
    const weighed = weighedScores(members.length, list.columns(demand), this.#tried.weights)
    const rules = this.#tried.rules ?? this.#list.rules
    const { exploring } = this.#tried
    const plain = exploring === null && !arranges(rules) ? firstOf(members, weighed) : inOrder(members, weighed)
    const orderings = new Map<BacktestOrdering, Int32Array>()
    if (exploring === null) orderings.set('this', arranged(plain, rules, morning))
    else {
      const demandOf = new Map(Array.from(members, (product, row) => [product, demand[row]!]))
      const of = (product: number) => ({ expected: demandOf.get(product)!, evidence: known.slowLines.of(product) })
      const explored = explore(plain, of, exploring, seedOf(exploring.seed, day, this.#number))
      orderings.set('this', arranged(explored, rules, morning))
      orderings.set('unexplored', arranged(plain, rules, morning))
    }
    const beside = this.#beside(morning, day)
    if (beside) orderings.set('beside', beside)
    for (const [name, products] of simple) orderings.set(name, products)
    return orderings
  }

  /** The first products that shoppers had on a day: of the ordering that was published last, or of the present one where none ever was. */
  #beside({ known }: PastMorning, day: number): Int32Array | null {
    const { published, present } = this.#list
    const then = published.length === 0 ? present : published.findLast((ordering) => ordering.day < day)?.products
    if (!then) return null
    const first: number[] = []
    for (let place = 0; place < then.length && first.length < mostLooked; place++)
      if (known.since[then[place]!]! >= 0) first.push(then[place]!)
    return Int32Array.from(first)
  }
}

/**
 * Tries a configuration on lists, on every morning of a shop's past, by what was known then, and looks how much
 * of the following days' revenue the first places would have held. Cases in which nothing was sold are left out.
 */
export function testLists(
  history: SalesHistory,
  past: KeptPast,
  lists: readonly TestedList[],
  tried: TriedConfiguration,
  onProgress: (done: number) => void = () => undefined,
): TestedCases {
  const { days: horizons, first: depths } = limits.backtest
  const cases = new Map<number, Case[]>(horizons.map((days) => [days, []]))
  const weeks = new Map<number, number>()
  const trials = lists.map((list, number) => new Trial(list, number, tried))

  revisitPast(history, past, (morning, week) => {
    const { known } = morning
    const day = past.mornings[week]!.day
    const from = day - history.firstDay
    const recent = recentSales(history, Math.max(from, 0))
    const looked = horizons.filter((days) => from >= 0 && from + days <= history.days)
    for (const horizon of looked) weeks.set(horizon, week + 1)
    const futures = looked.map((horizon) => revenueBetween(history, from, from + horizon))
    for (const [number, { members: all }] of lists.entries()) {
      const members = all.filter((product) => known.since[product]! >= 0)
      if (members.length < leastTested) continue
      const list = new ListMorning(known, recent, morning.newcomerRates, members)
      const shown = depthsOf(members.length)
      let simple: Simple | undefined
      for (const [nth, horizon] of looked.entries()) {
        const future = futures[nth]!
        const revenue = members.reduce((sum, product) => sum + future[product]!, 0)
        if (revenue <= 0) continue
        simple ??= new Map(simpleNames.map((name) => [name, firstOf(members, list.simple(name))]))
        const shares = new Float32Array(backtestOrderings.length * depths.length).fill(Number.NaN)
        for (const [ordering, products] of trials[number]!.orderings(morning, list, horizon, simple, day)) {
          const held = heldBy(products, future, revenue)
          const at = backtestOrderings.indexOf(ordering) * depths.length
          for (const [depth, share] of held.entries()) if (shown[depth]) shares[at + depth] = share
        }
        cases.get(horizon)!.push({ list: number, week, shares })
      }
    }
    onProgress((week + 1) / past.mornings.length)
  })
  return {
    days: past.mornings.map(({ day }) => day),
    of: (horizon, list) => {
      const all = cases.get(horizon) ?? []
      const settings = { orderings: backtestOrderings, depths, weeks: weeks.get(horizon) ?? 0, every: keptEvery }
      return new Cases(settings, list === undefined ? all : all.filter((one) => one.list === list))
    },
  }
}

/** Shares of the first places of each depth. */
function heldBy(products: Int32Array, future: Float64Array, revenue: number): number[] {
  const { first } = limits.backtest
  const looked = new Set<number>(first)
  let held = 0
  const shares: number[] = []
  for (let place = 0; place < mostLooked; place++) {
    if (place < products.length) held += future[products[place]!]!
    if (looked.has(place + 1)) shares.push(Math.min(held / revenue, 1))
  }
  return shares
}
