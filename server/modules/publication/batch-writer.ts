/** Writes results in batches: those that come while a batch is written go together into the next one. */
export interface BatchWriter<T> {
  add(result: T): void
  /** Resolves once everything that was added is written. Throws what writing threw. */
  allWritten(): Promise<void>
}

/** Makes one from a function that writes a batch. After a failure nothing more is written. */
export function createBatchWriter<T>(write: (results: readonly T[]) => Promise<void>): BatchWriter<T> {
  let waiting: T[] = []
  let writing: Promise<void> | null = null
  let fault: { error: unknown } | null = null
  const run = async () => {
    while (waiting.length > 0 && !fault) {
      const batch = waiting
      waiting = []
      await write(batch).catch((error: unknown) => (fault = { error }))
    }
  }
  const begin = () => (writing ??= run().finally(() => (writing = null)))
  return {
    add(result) {
      waiting.push(result)
      void begin()
    },
    async allWritten() {
      // One that came in the very moment in which the others were done waits without anybody.
      while (writing || (waiting.length > 0 && !fault)) await begin()
      if (fault) throw fault.error
    },
  }
}
