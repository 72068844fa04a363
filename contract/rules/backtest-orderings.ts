import { type LearnedBasis, learnedBases } from './score.ts'

/** Orderings that need no thought: those that foretell sales, the newest, and the highest prices. */
export const simpleOrderings = [
  ...learnedBases.filter((basis): basis is Exclude<LearnedBasis, 'model'> => basis !== 'model'),
  'newest',
  'price',
] as const
export type SimpleOrderingName = (typeof simpleOrderings)[number]

/**
 * What a backtest compares: `this` is the configuration that is asked about, `unexplored` the same
 * without its exploring (where it explores), `beside` what shoppers had (see `beside` of the facts).
 */
export const backtestOrderings = ['this', 'unexplored', 'beside', ...simpleOrderings] as const
export type BacktestOrdering = (typeof backtestOrderings)[number]
