import { balancedWeights, coverOf, demandOf, exposureOf, keptPercentile, momentumOf, percentileParts, percentilesOf, priorDays, scoreComponents, scoreOf } from '../../../contract/index.ts'
import type { ScoredProduct } from './figures.repository.ts'

/** What a list's products are scored by; arrays stand beside its rows, components in the contract's sequence. */
export interface ScoredList {
  scores: Int16Array
  /** Ten-thousandths; -1 where there is no figure. */
  percentiles: readonly Int16Array[]
  /** NaN where there is none. */
  figures: readonly Float64Array[]
}

/** Lets others have their turn, when it is time. */
export type Breathe = () => Promise<void>

const weights = scoreComponents.map((name) => balancedWeights[name])
const demandDays = 30

/** Demand by revenue and by units, drawn towards the list's mean. */
function demands(products: readonly ScoredProduct[], rows: Int32Array, historyDays: number) {
  const exposures = Float64Array.from(rows, (row) => exposureOf(Math.min(products[row]!.age ?? historyDays, historyDays)))
  const all = exposures.reduce((sum, each) => sum + each, 0)
  const of = (recent: (product: ScoredProduct) => number): Float64Array<ArrayBuffer> => {
    const sold = rows.reduce((sum, row) => sum + Math.max(recent(products[row]!), 0), 0)
    const prior = { days: priorDays, mean: all > 0 ? sold / all : 0 }
    return Float64Array.from(rows, (row, at) => demandDays * demandOf(recent(products[row]!), exposures[at]!, prior))
  }
  return { revenue: of((product) => product.recentRevenue), units: of((product) => product.recentUnits) }
}

/**
 * Scores the products of one list against each other.
 * @param historyDays days of sales that the store has
 */
export async function scoreList(products: readonly ScoredProduct[], rows: Int32Array, historyDays: number, breathe: Breathe): Promise<ScoredList> {
  const figure = (of: (product: ScoredProduct) => number | null): Float64Array<ArrayBuffer> => Float64Array.from(rows, (row) => of(products[row]!) ?? Number.NaN)
  const percentile = async (values: Float64Array<ArrayBuffer>): Promise<Float64Array<ArrayBuffer>> => {
    await breathe()
    return percentilesOf(values)
  }
  const demand = demands(products, rows, historyDays)
  await breathe()
  const figures = [
    demand.revenue,
    figure(({ units7, units30, age }) => momentumOf(units7, units30, age)),
    figure(({ price }) => price),
    figure(({ stock, units30 }) => coverOf(stock, units30)),
    figure(({ age }) => age),
    figure(({ variants }) => variants),
  ]
  const byUnits = await percentile(demand.units)
  const byRevenue = await percentile(demand.revenue)
  const placed = [byRevenue.map((each, at) => (each + byUnits[at]!) / 2)]
  // The older, the lower.
  for (const [nth, values] of figures.entries()) if (nth > 0) placed.push(await percentile(scoreComponents[nth] === 'newness' ? values.map((age) => -age) : values))
  await breathe()
  const percentiles = placed.map((each) => Int16Array.from(each, (value) => (Number.isNaN(value) ? -1 : keptPercentile(value))))
  await breathe()
  const scores = new Int16Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    if (at % 5_000 === 0) await breathe()
    scores[at] = scoreOf(weights, percentiles.map((each) => (each[at]! < 0 ? null : each[at]! / percentileParts)))
  }
  return { scores, percentiles, figures }
}
