import { learnDemand } from '../../intelligence/store-demand.ts'
import { type DayToLearn, StoreSales } from '../../intelligence/store-sales.ts'
import type { LearningResult, LearningTask } from './learning-task.ts'
import { listsToScore } from './lists-to-score.ts'

/** Takes the sales of a store day by day, in any sequence, and learns from them what every list will sell. */
export class DemandLearner {
  readonly #task: LearningTask
  readonly #sales: StoreSales

  constructor(task: LearningTask) {
    this.#task = task
    this.#sales = new StoreSales(task.products, task.asOf)
  }

  add(day: DayToLearn): void {
    this.#sales.add(day)
  }

  learn(): LearningResult {
    const { history, numbers } = this.#sales.finish()
    const { storeId, products, categories, collections } = this.#task
    const listed = Array.from(products.id, (id, row) => ({ id, categoryId: products.category[row]!, isListed: products.listed[row] === 1 }))
    const held = listed.filter(({ isListed }) => isListed)
    let result: LearningResult = null
    learnDemand(history, ({ choice: { basis, cases, share, simpleShare }, expectedOf }) => {
      const lines: string[] = []
      for (const { list, rows } of listsToScore(held, categories, collections)) {
        const expected = expectedOf(rows.map((row) => numbers.get(held[row]!.id)!))
        const ids = Array.from(rows, (row) => held[row]!.id).join(',')
        lines.push(`${storeId}\t${list.kind}\t${list.id}\t{${ids}}\t{${Array.from(expected, written).join(',')}}\n`)
      }
      result = { learned: { basis, cases, share, simpleShare }, lines }
    })
    return result
  }
}

/** Five digits are more than anybody knows of the future. */
const written = (expected: number): string => String(Number(expected.toPrecision(5)))
