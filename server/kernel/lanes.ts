/** Applies `work` to all items, at most `width` at a time, and gives the results in their sequence. The first failure ends it, as does `signal`. */
export async function inLanes<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>, signal?: AbortSignal): Promise<R[]> {
  const results = new Array<R>(items.length)
  let next = 0
  let failed = false
  const lane = async () => {
    for (let index = next++; index < items.length && !failed; index = next++) {
      signal?.throwIfAborted()
      results[index] = await work(items[index]!).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  return results
}
