import { PlatformFault } from '../platform.ts'
import { unlessStopped } from './stopped.ts'
import { afterFailure } from './back-off.ts'
import type { Time } from './time.ts'
import { Transient } from './transient.ts'

/** Repeats `work` while it fails with a transient error. `work` gets the milliseconds that are left. */
export type Persist = <T>(work: (maxWait: number) => Promise<T>) => Promise<T>

const mostRetries = 5

/**
 * Repeats a call after transient errors: five times when the platform is broken, without a limit of attempts when
 * it answers "too many calls", and never longer than `maxWait` milliseconds. This time starts when the first call
 * that fails is sent: what that call waited for its turn in the limiter before is not counted. A wait that would
 * end later is not begun. Then, and after the last attempt, it throws {@link PlatformFault} `unavailable`.
 */
export function persistence({ time, maxWait, signal }: { time: Time; maxWait: number; signal: AbortSignal | undefined }): Persist {
  return async (work) => {
    let ends: number | null = null
    for (let failures = 0; ;) {
      try {
        return await work(ends === null ? maxWait : ends - time.now())
      } catch (error) {
        if (!(error instanceof Transient)) throw error
        ends ??= time.now() - error.took + maxWait
        const tooMany = error.status === 429
        if (!tooMany) failures += 1
        const wait = tooMany ? (error.retryAfter ?? 0) : Math.max(error.retryAfter ?? 0, afterFailure(failures, time.random()))
        if (failures > mostRetries || time.now() + wait > ends) throw new GivenUp(error, failures)
        // After "too many" the limiter makes all calls wait: sleeping here as well would only make it longer.
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
