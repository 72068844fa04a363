/** Puts results down as they come, those that come while others are put down together with each other. */
export interface Settler<T> {
  add(result: T): void
  /** Everything that was added is put down. Throws what putting down threw. */
  settled(): Promise<void>
}

/** Makes one from a way to put several results down at once. */
export function createSettler<T>(put: (results: readonly T[]) => Promise<void>): Settler<T> {
  let waiting: T[] = []
  let under: Promise<void> | null = null
  let fault: { error: unknown } | null = null
  const run = async () => {
    while (waiting.length > 0 && !fault) {
      const batch = waiting
      waiting = []
      await put(batch).catch((error: unknown) => (fault = { error }))
    }
  }
  const begin = () => (under ??= run().finally(() => (under = null)))
  return {
    add(result) {
      waiting.push(result)
      void begin()
    },
    async settled() {
      // One that came in the very moment in which the others were done waits without anybody.
      while (under || (waiting.length > 0 && !fault)) await begin()
      if (fault) throw fault.error
    },
  }
}

/**
 * Does `work` with every item, so many at once as `width` says, from the first on. After a fault nobody begins another, what is under way ends,
 * and the first fault is thrown.
 */
export async function inLanes<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  let fault: { error: unknown } | null = null
  const lane = async () => {
    while (next < items.length && !fault) {
      const item = items[next++]!
      try {
        await work(item)
      } catch (error) {
        fault ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, width) }, lane))
  if (fault) throw (fault as { error: unknown }).error
}
