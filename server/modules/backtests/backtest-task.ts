import type { BacktestHorizon, BacktestVerdict, DemandBasis, Rules } from '../../../contract/index.ts'
import type { TriedConfiguration } from '../../intelligence/list-backtest.ts'
import type { ProductsToLearn } from '../../intelligence/store-sales.ts'

/** An ordering that was published, products by id. */
export interface PublishedThen {
  /** Days since 1970-01-01. */
  day: number
  products: Int32Array
}

/** A list as the shop has it now, products by id. */
export interface ListToTest {
  members: Int32Array
  rules: Rules
  present: Int32Array
  published: readonly PublishedThen[]
}

/** Everything but the sales, which follow day by day. */
export interface BacktestTask {
  products: ProductsToLearn
  /** Last day of sales, in days since 1970-01-01. */
  asOf: number
  /** As `written-past.ts` writes it; null: it is walked through first, by the sales of the whole store. */
  past: string | null
  /** Null: only the past is walked through. */
  tried: TriedConfiguration | null
  lists: readonly ListToTest[]
}

export interface BacktestAnswer {
  /** The past that was walked through; null where it was given. */
  past: string | null
  /** Mornings of it. */
  mornings: number
  lists: { verdict: BacktestVerdict | null; revenue28: number }[]
  /** Of all lists together. */
  found: BacktestHorizon[]
  /** First day of the sales, in days since 1970-01-01. */
  firstDay: number
  demandBasis: DemandBasis
}
