import type { Move } from '../ordering.ts'

/**
 * Applies a move to an ordering: the moved products keep their relative order and end right after `after` (null: at the top).
 * When `after` is itself among the moved ones, they gather after the nearest product above it that stays.
 * Products that the ordering does not hold are ignored. The result holds exactly the same products.
 */
export function applyMove(order: readonly number[], move: Move): number[] {
  const [first] = move.products
  if (move.products.length === 1 && first !== undefined) return applyMoveOfOne(order, first, move.after)
  const moving = new Set(move.products)
  const moved: number[] = []
  const rest: number[] = []
  let at = move.after === null ? 0 : -1
  for (const product of order) {
    if (moving.has(product)) moved.push(product)
    else rest.push(product)
    if (product === move.after) at = rest.length
  }
  return at < 0 ? order.slice() : rest.slice(0, at).concat(moved, rest.slice(at))
}

/** What people do most, on lists of a hundred thousand: copied as a whole, nothing looked at one by one. */
function applyMoveOfOne(order: readonly number[], product: number, after: number | null): number[] {
  const next = order.slice()
  const from = order.indexOf(product)
  const above = after === null ? -1 : order.indexOf(after)
  if (from < 0 || product === after || (after !== null && above < 0)) return next
  next.splice(from, 1)
  next.splice(above < from ? above + 1 : above, 0, product)
  return next
}

/** Applies moves one after the other. */
export const applyMoves = (order: readonly number[], moves: readonly Move[]): number[] =>
  moves.reduce<number[]>((present, move) => applyMove(present, move), order.slice())
