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

const by =
  (value: (morning: Morning, product: number) => number): Score =>
  (morning, members) =>
    Float64Array.from(members, (product) => value(morning, product))

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

/** Scores of every ordering that needs no thought. */
export function simpleScores(morning: Morning, members: Int32Array): Record<SimpleOrdering, Float64Array> {
  return Object.fromEntries(simpleNames.map((name) => [name, scoreOf[name](morning, members)])) as Record<SimpleOrdering, Float64Array>
}

const percentilesOf = (values: Float64Array): Float64Array => {
  const distribution = distributionOf(values)
  return values.map((value) => percentileIn(distribution, value))
}

/** Where products stand in their list, 0 to 1, by what a score is made of; NaN where nothing is known. */
export function scoreColumns(
  { known, recent }: Morning,
  members: Int32Array,
  demand: Float64Array,
): Record<ScoreComponentName, Float64Array> {
  const of = (value: (product: number) => number): Float64Array => percentilesOf(Float64Array.from(members, value))
  return {
    demand: percentilesOf(demand),
    momentum: of((product) => momentumOf(recent.units[7][product]!, recent.units[30][product]!, known.age(product)) ?? Number.NaN),
    price: of((product) => known.price[product]!),
    cover: of((product) => coverOf(known.stock[product]!, recent.units[30][product]!)),
    newness: of((product) => known.since[product]!),
    variants: new Float64Array(members.length).fill(Number.NaN),
  }
}

const middle = 0.5

/** Scores by weights; what nobody knows counts as the middle, as in a samaraScore. */
export function weighedScores(columns: Record<ScoreComponentName, Float64Array>, weights: ScoreWeights): Float64Array {
  const scores = new Float64Array(columns.demand.length)
  for (const component of scoreComponents) {
    const weight = weights[component]
    if (weight === 0) continue
    const column = columns[component]
    for (let row = 0; row < scores.length; row++) scores[row]! += weight * (Number.isNaN(column[row]!) ? middle : column[row]!)
  }
  return scores
}

/** Scores of every preset, with the demand that a model expects. */
export function presetScores(morning: Morning, members: Int32Array, demand: Float64Array): Record<PresetName, Float64Array> {
  const columns = scoreColumns(morning, members, demand)
  const scoresOf = (preset: PresetName): Float64Array => weighedScores(columns, presetWeights[preset])
  return {
    'best-sellers': scoresOf('best-sellers'),
    'new-first': scoresOf('new-first'),
    'clear-stock': scoresOf('clear-stock'),
    'high-revenue': scoresOf('high-revenue'),
    balanced: scoresOf('balanced'),
  }
}
