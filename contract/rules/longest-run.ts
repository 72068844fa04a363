/**
 * Indices, ascending, of a longest run of `values` in which each is greater than the one before it; what is left out may stand in between.
 * `orEqual`: greater or equal. With binary search over the ends of runs, O(n log n).
 */
export function longestRisingRun(values: ArrayLike<number>, { orEqual = false }: { orEqual?: boolean } = {}): number[] {
  /** For each length, the index of the least value that a run of this length can end with. */
  const ends = new Int32Array(values.length)
  let length = 0
  const before = new Int32Array(values.length)
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      const end = values[ends[middle]!]!
      if (end < value || (orEqual && end === value)) low = middle + 1
      else high = middle
    }
    // The first of a run has none before it; its entry is never read.
    before[index] = ends[low - 1]!
    ends[low] = index
    if (low === length) length++
  }
  const run: number[] = []
  for (let left = length, index = ends[length - 1]!; left > 0; left--, index = before[index]!) run.push(index)
  return run.reverse()
}
