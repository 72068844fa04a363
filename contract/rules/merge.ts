import type { Sequence } from './sequence.ts'

/**
 * A saved ordering brought up to date with the products that a list has now: those that left are dropped, those that came
 * stand at the end, in the order of `members`. The result holds every member exactly once.
 */
export function mergeOrdering(saved: ArrayLike<number>, members: ArrayLike<number>): Sequence {
  const waiting = new Set<number>()
  for (let at = 0; at < members.length; at++) waiting.add(members[at]!)
  const merged = new Int32Array(waiting.size)
  let kept = 0
  for (let at = 0; at < saved.length; at++) if (waiting.delete(saved[at]!)) merged[kept++] = saved[at]!
  for (const product of waiting) merged[kept++] = product
  return merged
}
