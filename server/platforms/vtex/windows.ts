/** The search gives no more products at a time. */
export const searchWindow = 50
/** The last row that the search can show, counted from 0. */
export const lastSearchRow = 2500

/** Cuts a list into pieces of at most `size`. */
export function windowsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** Works on all items, at most `width` at a time; the first failure ends it. Results stand in the items' order. */
export async function inLanes<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const next = items.entries()
  const lane = async () => {
    for (const [index, item] of next) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  return results
}
