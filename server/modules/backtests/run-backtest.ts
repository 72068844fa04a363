import type { DemandBasis } from '../../../contract/index.ts'
import { limits } from '../../../contract/limits.ts'
import { reportOf, verdictOfList } from '../../intelligence/backtest-report.ts'
import { keepPast, type KeptPast } from '../../intelligence/kept-past.ts'
import { type TestedList, testLists } from '../../intelligence/list-backtest.ts'
import { type DayToLearn, StoreSales } from '../../intelligence/store-sales.ts'
import { revenueBetween } from '../../intelligence/training-weeks.ts'
import { readPast, writtenPast } from './written-past.ts'
import type { BacktestAnswer, BacktestTask, ListToTest } from './backtest-task.ts'

const { days: horizons, mornings } = limits.backtest
/** Revenue of so many days is shown beside. */
const recentDays = 28
/** How much of the work the walk through the past is. */
const walkPart = 0.8

/** By what the longest horizon was foretold on the last morning. */
function basisOf({ mornings: all, horizons: known }: KeptPast): DemandBasis {
  return all.at(-1)?.choices[known.indexOf(Math.max(...known))]?.basis ?? 'recent'
}

/** Takes the sales of a store, or of some of its products, day by day, and tries a configuration on their past. */
export class Backtester {
  readonly #task: BacktestTask
  readonly #past: KeptPast | null
  readonly #sales: StoreSales

  constructor(task: BacktestTask) {
    this.#task = task
    this.#past = task.past === null ? null : readPast(task.past)
    this.#sales = new StoreSales(task.products, task.asOf, this.#past?.firstDay)
  }

  add(day: DayToLearn): void {
    this.#sales.add(day)
  }

  work(onProgress: (progress: number) => void): BacktestAnswer {
    const { tried, lists } = this.#task
    const given = this.#past
    const { history, numbers } = this.#sales.finish()
    const begin = given === null ? walkPart : 0
    const past = given ?? keepPast(history, { horizons, mornings, onProgress: (done) => onProgress(walkPart * done) })
    const numbersOf = (ids: Int32Array): Int32Array => Int32Array.from(ids, (id) => numbers.get(id) ?? -1).filter((number) => number >= 0)
    const toTest = ({ members, rules, present, published }: ListToTest): TestedList => ({
      members: numbersOf(members),
      rules,
      present: numbersOf(present),
      published: published.map(({ day, products }) => ({ day, products: numbersOf(products) })),
    })
    const recent = revenueBetween(history, Math.max(history.days - recentDays, 0), history.days)
    const revenueOf = ({ members }: TestedList): number => members.reduce((sum, product) => sum + recent[product]!, 0)
    const found = {
      past: given === null ? writtenPast(past) : null,
      mornings: past.mornings.length,
      firstDay: past.firstDay,
      demandBasis: basisOf(past),
    }
    if (tried === null) return { ...found, lists: [], found: [] }

    const tests = lists.map(toTest)
    const tested = testLists(history, past, tests, tried, (done) => onProgress(begin + (1 - begin) * 0.9 * done))
    return {
      ...found,
      found: reportOf(tested),
      lists: tests.map((list, number) => ({ verdict: verdictOfList(tested, number), revenue28: Math.round(revenueOf(list)) })),
    }
  }
}
