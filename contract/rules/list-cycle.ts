/**
 * A way from a list through the lists that it reads back to itself; null where there is none.
 * @param reads the lists that each list reads
 * @returns each list once, beginning with `from`
 */
export function cycleThrough(from: number, reads: ReadonlyMap<number, readonly number[]>): number[] | null {
  const seen = new Set<number>()
  const open: number[][] = [[from]]
  for (let way = open.pop(); way; way = open.pop()) {
    for (const next of reads.get(way.at(-1)!) ?? []) {
      if (next === from) return way
      if (seen.has(next)) continue
      seen.add(next)
      open.push([...way, next])
    }
  }
  return null
}

/** Lists in a sequence in which each comes after those that it reads. Lists of a cycle come in any sequence. */
export function inReadingOrder(lists: readonly number[], reads: ReadonlyMap<number, readonly number[]>): number[] {
  const known = new Set(lists)
  const done = new Set<number>()
  const open = new Set<number>()
  const order: number[] = []
  for (const first of lists) {
    const way = [first]
    while (way.length > 0) {
      const list = way.at(-1)!
      open.add(list)
      const next = (reads.get(list) ?? []).find((read) => known.has(read) && !done.has(read) && !open.has(read))
      if (next !== undefined) {
        way.push(next)
        continue
      }
      way.pop()
      if (!done.has(list)) order.push(list)
      done.add(list)
    }
  }
  return order
}
