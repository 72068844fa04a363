import { AsyncLocalStorage } from 'node:async_hooks'

const stopping = new AsyncLocalStorage<AbortSignal>()

/** Somebody wants the work that makes these calls to stop. */
export class CallsStopped extends Error {
  override readonly name = 'CallsStopped'
  constructor() {
    super('No more calls are made: the work was stopped.')
  }
}

/**
 * Runs `work`; once `signal` is aborted no call to a platform that is made within it gets a turn any more, but throws {@link CallsStopped}. Within such
 * work it stops with the work around it, too.
 */
export function stoppingCalls<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const around = stopping.getStore()
  return stopping.run(around ? AbortSignal.any([around, signal]) : signal, work)
}

/** For connectors, before a call and after it has waited for its turn. Throws {@link CallsStopped} where the work is to stop. */
export function stopHere(): void {
  if (stopping.getStore()?.aborted) throw new CallsStopped()
}

/** For connectors that wait: like {@link stopHere}, as soon as the work is to stop. */
export async function unlessStopped<T>(wait: Promise<T>): Promise<T> {
  const signal = stopping.getStore()
  if (!signal) return wait
  stopHere()
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(new CallsStopped())
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([wait, stopped.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
