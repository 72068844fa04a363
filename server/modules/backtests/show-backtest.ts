import {
  type Backtest,
  type BacktestConfiguration,
  type BacktestFacts,
  type BacktestHorizon,
  type Pin,
  presetWeights,
  type Rules,
  type ScoreWeights,
} from '../../../contract/index.ts'
import type { BacktestAnswer } from './backtest-task.ts'
import { dayOf } from './lists-to-test.ts'

export const weightsOf = (order: BacktestConfiguration['order']): ScoreWeights =>
  'preset' in order ? presetWeights[order.preset] : order.weights

/** What the facts must know of a list. */
export interface TriedList {
  members: ArrayLike<number>
  rules: Rules
  pins: readonly Pin[]
  published: readonly unknown[]
}

/** What of a configuration nobody can know of the past. */
function leftOut({ order }: BacktestConfiguration, lists: readonly TriedList[]): BacktestFacts['leftOut'] {
  const weights = weightsOf(order)
  const parts: Record<BacktestFacts['leftOut'][number], boolean> = {
    cover: weights.cover > 0,
    variants: weights.variants > 0,
    pins: lists.some(({ pins }) => pins.length > 0),
  }
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => parts[name])
}

/** What was found of some lists; null where nothing was. */
export function showBacktest(
  horizons: readonly BacktestHorizon[],
  { firstDay, demandBasis }: Pick<BacktestAnswer, 'firstDay' | 'demandBasis'>,
  { configuration, asOf, lists }: { configuration: BacktestConfiguration; asOf: string; lists: readonly TriedList[] },
): Backtest | null {
  if (horizons.length === 0) return null
  const facts: BacktestFacts = {
    from: dayOf(firstDay),
    to: asOf,
    lists: lists.length,
    products: lists.reduce((sum, { members }) => sum + members.length, 0),
    beside: lists.every(({ published }) => published.length > 0) ? 'published' : 'present',
    demandBasis,
    soldOutLeftOut: lists.some((list) => (configuration.rules ?? list.rules).soldOutLast),
    leftOut: leftOut(configuration, lists),
  }
  return { horizons: [...horizons], facts }
}
