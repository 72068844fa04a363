import { CallsStopped } from '../platform.ts'

/** Before a call and after it has waited for its turn. Throws {@link CallsStopped} where the work is to stop. */
export function stopHere(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new CallsStopped()
}

/** While something is waited for: throws {@link CallsStopped} as soon as the work is to stop. */
export async function unlessStopped<T>(wait: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return wait
  stopHere(signal)
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(new CallsStopped())
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([wait, stopped.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
