import pMap from 'p-map'

/**
 * Does `work` with every item, from the first on, `concurrency` at a time. After a fault no other item is
 * begun, what is under way ends, and then the first fault is thrown: nothing goes on behind the caller's back.
 */
export async function untilFault<T>(items: readonly T[], concurrency: number, work: (item: T) => Promise<void>): Promise<void> {
  let fault: { error: unknown } | undefined
  const tryItem = async (item: T) => {
    if (fault) return
    await work(item).catch((error: unknown) => (fault ??= { error }))
  }
  await pMap(items, tryItem, { concurrency })
  if (fault) throw fault.error
}
