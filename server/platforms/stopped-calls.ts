import { AsyncLocalStorage } from 'node:async_hooks'

const stopping = new AsyncLocalStorage<AbortSignal>()

/** Somebody wants the work that makes these calls to stop. */
export class CallsStopped extends Error {
  override readonly name = 'CallsStopped'
  constructor() {
    super('No more calls are made: the work was stopped.')
  }
}

/** Runs `work`; once `signal` is aborted no call to a platform that is made within it gets a turn any more, but throws {@link CallsStopped}. */
export const stoppingCalls = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => stopping.run(signal, work)

/** The signal of the work that calls now, where it can be stopped. A connector looks at it before each turn, and while it waits for one. */
export const stopSignal = (): AbortSignal | undefined => stopping.getStore()
