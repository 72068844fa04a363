/**
 * A saved ordering brought up to date with the products that a list has now: those that left are dropped, those that came
 * stand at the end, in the order of `members`. The result holds every member exactly once.
 */
export function mergeOrdering(saved: readonly number[], members: readonly number[]): number[] {
  const waiting = new Set(members)
  const kept: number[] = []
  for (const product of saved) if (waiting.delete(product)) kept.push(product)
  for (const product of members) if (waiting.has(product)) kept.push(product)
  return kept
}
