import { placeIn, type Sequence } from './sequence.ts'

/** A move as it is made: nothing of it is changed. */
export interface ReadMove {
  readonly products: readonly number[]
  readonly after: number | null
}

/**
 * Applies a move to a sequence: the moved products keep their relative order and end right after `after` (null: at the top).
 * When `after` is itself among the moved ones, they gather after the nearest product above it that stays.
 * Products that the sequence does not hold are ignored. The result holds exactly the same products.
 */
export function applyMove(sequence: ArrayLike<number>, move: ReadMove): Sequence {
  if (move.products.length === 1) return applyMoveOfOne(sequence, move.products[0]!, move.after)
  const moving = new Set(move.products)
  const next = new Int32Array(sequence.length)
  const moved: number[] = []
  let at = move.after === null ? 0 : -1
  let rest = 0
  for (let place = 0; place < sequence.length; place++) {
    const product = sequence[place]!
    if (moving.has(product)) moved.push(product)
    else next[rest++] = product
    if (product === move.after) at = rest
  }
  if (at < 0) return Int32Array.from(sequence)
  next.copyWithin(at + moved.length, at, rest)
  next.set(moved, at)
  return next
}

/** The most frequent edit, on lists of a hundred thousand: slices are copied whole, without a loop over products. */
function applyMoveOfOne(sequence: ArrayLike<number>, product: number, after: number | null): Sequence {
  const next = Int32Array.from(sequence)
  const from = placeIn(next, product)
  const above = after === null ? -1 : placeIn(next, after)
  if (from < 0 || (after !== null && above < 0)) return next
  const to = above < from ? above + 1 : above
  if (to < from) next.copyWithin(to + 1, to, from)
  else next.copyWithin(from, from + 1, to + 1)
  next[to] = product
  return next
}

/** Applies moves one after the other. */
export const applyMoves = (sequence: ArrayLike<number>, moves: readonly ReadMove[]): Sequence =>
  moves.reduce<Sequence>((present, move) => applyMove(present, move), Int32Array.from(sequence))
