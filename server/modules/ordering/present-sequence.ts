import { applyMoves, type Move, type Sequence } from '../../../contract/index.ts'

/** Products that moves name, each once. */
export const namedIn = (moves: readonly Move[]): number[] => [
  ...new Set(moves.flatMap((move) => (move.after === null ? move.products : [...move.products, move.after]))),
]

/** A sequence that was saved whole, and what moved since. */
export interface SavedSequence {
  base: Sequence
  moves: readonly Move[]
}

interface WholeSequence {
  /** Everything that was ever in it. */
  sequence: Sequence
  /** Of these, who is no member any more. */
  left: ReadonlySet<number>
  /** Of these, members whom nobody placed: they came since and never moved. */
  unplaced: ReadonlySet<number>
}

/**
 * A saved sequence with everything that was ever in it: products that came since stand at the end, in the order of `members`, before the
 * moves are done, so that a newcomer that was moved stays moved, and one that left and comes back has its place.
 */
export function wholeSequence({ base, moves }: SavedSequence, members: ArrayLike<number>): WholeSequence {
  const came = new Set<number>()
  for (let at = 0; at < members.length; at++) came.add(members[at]!)
  const left = new Set<number>()
  const strangers = new Set(namedIn(moves))
  const unplaced = new Set<number>()
  for (const product of base) {
    if (!came.delete(product)) left.add(product)
    strangers.delete(product)
  }
  for (const product of came) if (!strangers.delete(product)) unplaced.add(product)
  const sequence = new Int32Array(base.length + came.size + strangers.size)
  sequence.set(base)
  sequence.set([...came, ...strangers], base.length)
  for (const product of strangers) left.add(product)
  return { sequence: moves.length === 0 ? sequence : applyMoves(sequence, moves), left, unplaced }
}

/** The saved sequence of the products that the list has now, each exactly once. */
export function presentSequence(saved: SavedSequence, members: ArrayLike<number>): Sequence {
  const { sequence, left } = wholeSequence(saved, members)
  return left.size === 0 ? sequence : sequence.filter((product) => !left.has(product))
}

/** The sequence that people made, as it was: who came later and was never placed is not shown. */
export function formerSequence(saved: SavedSequence, members: ArrayLike<number>): Sequence {
  const { sequence, unplaced } = wholeSequence(saved, members)
  return unplaced.size === 0 ? sequence : sequence.filter((product) => !unplaced.has(product))
}
