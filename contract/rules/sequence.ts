/** Product ids in their order. Typed arrays keep 100 000 of them light; write them to JSON by `Array.from`. */
export type Sequence = Int32Array<ArrayBuffer>

/** Whether two sequences are the same. */
export function sameSequence(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** The index of a product in a sequence, from 0; -1 when it is not there. */
export function placeIn(sequence: ArrayLike<number>, product: number): number {
  for (let at = 0; at < sequence.length; at++) if (sequence[at] === product) return at
  return -1
}
