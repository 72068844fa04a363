import { scoresWithoutModel } from './demand-model.ts'
import type { KnownSales } from './known-sales.ts'
import { listFeatures } from './list-features.ts'
import { knownColumns, scoreColumns, type ScoreColumns, type SimpleOrdering, simpleNames, simpleScore } from './orderings.ts'
import type { RecentSales } from './recent-sales.ts'

/** What is known of one list on a morning. Each figure is worked out when it is first asked for, and once for all horizons. */
export class ListMorning {
  readonly members: Int32Array
  readonly #known: KnownSales
  readonly #recent: RecentSales
  readonly #newcomerRates: Float64Array
  readonly #simple: Partial<Record<SimpleOrdering, Float64Array>> = {}
  readonly #columns: ReturnType<typeof knownColumns>
  #features: Float32Array | undefined
  #withoutModel: Float64Array | undefined

  constructor(known: KnownSales, recent: RecentSales, newcomerRates: Float64Array, members: Int32Array) {
    this.members = members
    this.#known = known
    this.#recent = recent
    this.#newcomerRates = newcomerRates
    this.#columns = knownColumns({ known, recent }, members)
  }

  /** Rows of what a model looks at. */
  get features(): Float32Array {
    return (this.#features ??= listFeatures(this.#known, this.members, this.#newcomerRates))
  }

  /** Revenue of a day, by what sold so far. */
  get withoutModel(): Float64Array {
    return (this.#withoutModel ??= scoresWithoutModel(this.#known, this.members, this.#newcomerRates))
  }

  /** Scores of an ordering that needs no thought. */
  simple(name: SimpleOrdering): Float64Array {
    return (this.#simple[name] ??= simpleScore(name, { known: this.#known, recent: this.#recent }, this.members))
  }

  /** Scores of every ordering that needs no thought. */
  get simples(): Record<SimpleOrdering, Float64Array> {
    return Object.fromEntries(simpleNames.map((name) => [name, this.simple(name)])) as Record<SimpleOrdering, Float64Array>
  }

  /** What a score is made of, with the demand that is foretold. */
  columns(demand: Float64Array): ScoreColumns {
    return scoreColumns(this.#columns, demand)
  }
}
