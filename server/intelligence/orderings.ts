import { type SimpleOrderingName, simpleOrderings as simpleNames } from '../../contract/rules/backtest-orderings.ts'
import { type PresetName, presetWeights } from '../../contract/rules/presets.ts'
import {
  coverOf,
  distributionOf,
  learnedBases,
  type LearnedBasis,
  momentumOf,
  percentileIn,
  type ScoreComponentName,
  scoreComponents,
  type ScoreWeights,
} from '../../contract/rules/score.ts'
import type { KnownSales } from './known-sales.ts'
import type { RecentSales } from './recent-sales.ts'

/** What every ordering may look at on a morning. */
export interface Morning {
  known: KnownSales
  recent: RecentSales
}

/** Scores of a list's products, in the sequence of its members: the highest stands first. */
type Score = (morning: Morning, members: Int32Array) => Float64Array

/** Values beside the products of a list. Ten times as fast as `Float64Array.from`, which asks an iterator for each. */
function valuesOf(members: Int32Array, value: (product: number) => number): Float64Array {
  const values = new Float64Array(members.length)
  for (let row = 0; row < members.length; row++) values[row] = value(members[row]!)
  return values
}

const by =
  (value: (morning: Morning, product: number) => number): Score =>
  (morning, members) =>
    valuesOf(members, (product) => value(morning, product))

/** Orderings that need no thought: what a model must beat. */
const scoreOf = {
  'units-7': by(({ recent }, product) => recent.units[7][product]!),
  'units-30': by(({ recent }, product) => recent.units[30][product]!),
  'units-90': by(({ recent }, product) => recent.units[90][product]!),
  'revenue-7': by(({ recent }, product) => recent.revenue[7][product]!),
  'revenue-30': by(({ recent }, product) => recent.revenue[30][product]!),
  'revenue-90': by(({ recent }, product) => recent.revenue[90][product]!),
  'decayed-14': by(({ known }, product) => known.revenue[14].of(product)),
  'decayed-28': by(({ known }, product) => known.revenue[28].of(product)),
  'decayed-56': by(({ known }, product) => known.revenue[56].of(product)),
  newest: by(({ known }, product) => known.since[product]!),
  price: by(({ known }, product) => known.price[product]!),
} as const satisfies Record<SimpleOrderingName, Score>
export type SimpleOrdering = SimpleOrderingName
export { simpleNames }

/** Those that say what will sell; the newest and the highest prices say nothing of it. */
export type DemandOrdering = Exclude<LearnedBasis, 'model'>
export const demandOrderings = learnedBases.filter((basis): basis is DemandOrdering => basis !== 'model')

/** Scores of one of them. */
export const simpleScore = (name: SimpleOrdering, morning: Morning, members: Int32Array): Float64Array => scoreOf[name](morning, members)

const percentilesOf = (values: Float64Array): Float64Array => {
  const distribution = distributionOf(values)
  return values.map((value) => percentileIn(distribution, value))
}

const componentOf: Record<Exclude<ScoreComponentName, 'demand'>, Score> = {
  momentum: by(
    ({ known, recent }, product) => momentumOf(recent.units[7][product]!, recent.units[30][product]!, known.age(product)) ?? Number.NaN,
  ),
  price: scoreOf.price,
  cover: by(({ known, recent }, product) => coverOf(known.stock[product]!, recent.units[30][product]!)),
  newness: scoreOf.newest,
  variants: by(() => Number.NaN),
}

/** Where products stand in their list, 0 to 1, by a component of a score; NaN where nothing is known. */
export type ScoreColumns = (component: ScoreComponentName) => Float64Array

/** The columns that do not depend on what is foretold, each worked out when it is first asked for. */
export function knownColumns(morning: Morning, members: Int32Array): (component: Exclude<ScoreComponentName, 'demand'>) => Float64Array {
  const columns: Partial<Record<ScoreComponentName, Float64Array>> = {}
  return (component) => (columns[component] ??= percentilesOf(componentOf[component](morning, members)))
}

/** All columns, with the demand that is foretold. */
export function scoreColumns(known: ReturnType<typeof knownColumns>, demand: Float64Array): ScoreColumns {
  let ofDemand: Float64Array | undefined
  return (component) => (component === 'demand' ? (ofDemand ??= percentilesOf(demand)) : known(component))
}

const middle = 0.5

/** Scores by weights; what nobody knows counts as the middle, as in a samaraScore. */
export function weighedScores(products: number, columns: ScoreColumns, weights: ScoreWeights): Float64Array {
  const scores = new Float64Array(products)
  for (const component of scoreComponents) {
    const weight = weights[component]
    if (weight === 0) continue
    const column = columns(component)
    for (let row = 0; row < scores.length; row++) scores[row]! += weight * (Number.isNaN(column[row]!) ? middle : column[row]!)
  }
  return scores
}

/** Scores of every preset. */
export function presetScores(products: number, columns: ScoreColumns): Record<PresetName, Float64Array> {
  const scoresOf = (preset: PresetName): Float64Array => weighedScores(products, columns, presetWeights[preset])
  return {
    'best-sellers': scoresOf('best-sellers'),
    'new-first': scoresOf('new-first'),
    'clear-stock': scoresOf('clear-stock'),
    'high-revenue': scoresOf('high-revenue'),
    balanced: scoresOf('balanced'),
  }
}
