import { limits } from '../../contract/limits.ts'
import { leastDays } from './demand-model.ts'
import type { Choice } from './judged-past.ts'
import { ListMorning } from './list-morning.ts'
import { recentSales } from './recent-sales.ts'
import type { SalesHistory } from './sales-history.ts'
import { demandScores, type PastMorning, walkForward } from './walk-forward.ts'

/** The demand of the following days is what counts in a store. */
const { demandDays } = limits.score
/** Days whose outcomes decide between the model and the simple orderings. */
const judgedDays = 16 * 7

/** What is expected to sell in a store, on the morning after the last day of its sales. */
export interface StoreDemand {
  choice: Choice
  /** Revenue that each product of a list is expected to bring within `limits.score.demandDays`. */
  expectedOf(members: Int32Array): Float64Array
}

/**
 * Learns from a store's sales what will sell, and visits the result; nothing is visited where there is too
 * little to learn from: too few days of sales, or too short lists. Then what was sold lately is a better guide.
 */
export function learnDemand(history: SalesHistory, visit: (demand: StoreDemand) => void): void {
  const today = history.days
  if (today < leastDays) return
  const judgedFrom = Math.max(0, today - judgedDays - demandDays)
  walkForward(history, {
    days: [today],
    horizons: [demandDays],
    judgedFrom,
    visit: (morning) => {
      const choice = morning.choiceOf(demandDays)
      if (choice !== null) visit({ choice, expectedOf: expectation(history, morning) })
    },
  })
}

function expectation(history: SalesHistory, morning: PastMorning): StoreDemand['expectedOf'] {
  const { known } = morning
  const recent = recentSales(history, known.day)
  return (members) => {
    const list = new ListMorning(known, recent, morning.newcomerRates, members)
    const scores = demandScores(morning, list, demandDays).map((score) => Math.max(score, 0))
    let all = 0
    let revenue = 0
    for (const [row, product] of members.entries()) {
      all += scores[row]!
      revenue += Math.max(known.revenue[28].of(product), 0)
    }
    const expected = (demandDays * revenue) / known.revenue[28].exposure(known.day)
    return all === 0 ? scores.fill(0) : scores.map((score) => (expected * score) / all)
  }
}
