import type { Move } from '../ordering.ts'

/**
 * Applies a move to an ordering: the moved products keep their relative order and end right after `after` (null: at the top).
 * When `after` is itself among the moved ones, they gather after the nearest product above it that stays.
 * Products that the ordering does not hold are ignored. The result holds exactly the same products.
 */
export function applyMove(order: readonly number[], move: Move): number[] {
  const moving = new Set(move.products)
  const moved: number[] = []
  const rest: number[] = []
  let at = move.after === null ? 0 : -1
  for (const product of order) {
    if (moving.has(product)) moved.push(product)
    else rest.push(product)
    if (product === move.after) at = rest.length
  }
  if (at < 0) return order.slice()
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)]
}

/** Applies moves one after the other. */
export const applyMoves = (order: readonly number[], moves: readonly Move[]): number[] =>
  moves.reduce<number[]>((present, move) => applyMove(present, move), order.slice())
