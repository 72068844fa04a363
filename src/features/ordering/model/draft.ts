import type { Move } from '../../../../contract/index.ts'
import { replay, undo, type History } from './history.ts'

/** An edit that is not saved yet, as it is kept: which saved version it began from, what was done, what was taken back. */
export interface Draft {
  version: number
  done: readonly Move[]
  /** Taken back, the last one last. */
  undone: readonly Move[]
}

export const draftOf = (version: number, history: History): Draft | null =>
  history.done.length === 0 && history.undone.length === 0
    ? null
    : { version, done: history.done.map(({ move }) => move), undone: history.undone.map(({ move }) => move) }

/**
 * Brings a kept edit back onto the present ordering: on its own version exactly as it was, undo and redo included; on a
 * newer one the moves are made on top, as far as they still mean something.
 */
export function restore(draft: Draft, order: readonly number[], version: number, nameOf: (product: number) => string): History {
  if (draft.version !== version) return replay(order, draft.done, nameOf)
  let history = replay(order, [...draft.done, ...[...draft.undone].reverse()], nameOf)
  for (let step = 0; step < draft.undone.length; step++) history = undo(history)
  return history
}

/** Whether what storage gave back is a draft: it may be another version's, or anybody's. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { version, done, undone } = value as Partial<Record<keyof Draft, unknown>>
  return Number.isInteger(version) && areMoves(done) && areMoves(undone)
}

const areMoves = (value: unknown): value is Move[] => Array.isArray(value) && value.every(isMove)

function isMove(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { products, after } = value as Partial<Record<keyof Move, unknown>>
  return Array.isArray(products) && products.every(Number.isInteger) && (after === null || Number.isInteger(after))
}
