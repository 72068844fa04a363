import { noRules, type OrderingState, type Pin, type Rules, type Sequence } from '../../../contract/index.ts'
import type { SavedOrdering } from './ordering.repository.ts'
import { stateOf } from './ordering-state.ts'
import { presentSequence } from './present-sequence.ts'

/** A saved ordering as it counts now. */
export interface PresentArrangement {
  state: OrderingState
  /** Every product of the list once. */
  sequence: Sequence
  /** Of products that are in the list, by position. */
  pins: Pin[]
  rules: Rules
}

/**
 * A saved ordering brought up to date with the list's `members`, which
 * stand in the platform's ordering; that ordering where nothing is saved.
 */
export function presentArrangement(saved: SavedOrdering | null, members: ArrayLike<number>): PresentArrangement {
  if (!saved) return { state: stateOf(null), sequence: Int32Array.from(members), pins: [], rules: noRules }
  const known = saved.pins.length === 0 ? null : new Set(Array.from(members))
  return {
    state: stateOf(saved),
    sequence: presentSequence(saved, members),
    pins: saved.pins.filter(({ product }) => known?.has(product)),
    rules: saved.rules,
  }
}
