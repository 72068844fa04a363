import type { LearnedBasis } from '../../../contract/index.ts'
import type { ProductsToLearn } from '../../intelligence/store-sales.ts'

/** Everything but the sales, which follow day by day. */
export interface LearningTask {
  storeId: string
  /** Last day of sales, in days since 1970-01-01. */
  asOf: number
  products: ProductsToLearn
  categories: readonly { id: number; parentId: number | null }[]
  collections: readonly { id: number; products: readonly number[] }[]
}

/** Which basis foretold best on the past, and how well. */
export interface Learned {
  basis: LearnedBasis
  cases: number
  share: number
  simpleShare: number
}

/** What is learned of a store; null where there is too little to learn from. */
export type LearningResult = {
  learned: Learned
  /** Lines of `list_demand` as COPY reads them. */
  lines: string[]
} | null
