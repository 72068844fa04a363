import { PlatformFault } from '../platform.ts'
import { unlessStopped } from './stopped.ts'
import { afterFailure } from './back-off.ts'
import type { Time } from './time.ts'
import { Transient } from './transient.ts'

/** Runs `work` until it does not fail in passing. `work` gets the milliseconds that are left. */
export type Persist = <T>(work: (patience: number) => Promise<T>) => Promise<T>

const retries = 5

/**
 * Tries again after failures that pass: five times where the platform is broken, for as long as patience lasts where it only has too
 * many calls. Patience (milliseconds) counts from the sending of the first call that failed, not from the waiting for its turn. A wait
 * that would outlast it is not begun: then, and at the end of the tries, it throws {@link PlatformFault} `unavailable`.
 */
export function persistence({ time, patience, signal }: { time: Time; patience: number; signal: AbortSignal | undefined }): Persist {
  return async (work) => {
    let ends: number | null = null
    for (let failures = 0; ;) {
      try {
        return await work(ends === null ? patience : ends - time.now())
      } catch (error) {
        if (!(error instanceof Transient)) throw error
        ends ??= time.now() - error.took + patience
        const tooMany = error.status === 429
        if (!tooMany) failures += 1
        const wait = tooMany ? (error.retryAfter ?? 0) : Math.max(error.retryAfter ?? 0, afterFailure(failures, time.random()))
        if (failures > retries || time.now() + wait > ends) throw new GivenUp(error, failures)
        // The limiter makes everybody wait after "too many": sleeping here too would only add to it.
        if (!tooMany) await unlessStopped(time.sleep(wait), signal)
      }
    }
  }
}

/** `unavailable`, with what the last failure was. */
export class GivenUp extends PlatformFault {
  readonly last: Transient
  readonly failures: number

  constructor(last: Transient, failures: number) {
    super('unavailable', last.message, last.retryAfter)
    this.last = last
    this.failures = failures
  }
}
