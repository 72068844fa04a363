import type { Time } from './time.ts'
import { createWaitingCalls, type Priority } from './waiting-calls.ts'

/** VTEX counts calls about orders apart from all others. */
export type Limit = 'catalogue' | 'orders'

/** The calls of one account, spread over time. Everybody who calls for that account shares one. */
export interface Limiter {
  /** Waits for a turn. Throws {@link PlatformFault} `unavailable` where the account pauses for longer than `maxWait` milliseconds. */
  turn(priority: Priority, maxWait: number): Promise<void>
  /**
   * The platform said "too many" to a call that was sent at `sentAt`: the whole account pauses, then goes on at half the rate, which
   * grows back by a twentieth of the full one a minute. Refusals of calls that were under way together count once.
   */
  refused(sentAt: number, pause: number): void
  /** No connector may go faster than the slowest that was asked for. */
  capAt(perSecond: number): void
  /** Calls per second, now. */
  rate(): number
}

const minute = 60_000
const recovery = 0.05
const slowest = 0.5
/** Turns that were missed because everybody slept are caught up on for this long. */
const catchUp = 100

export function createLimiter(perSecond: number, time: Time): Limiter {
  let full = perSecond
  let base = perSecond
  let baseSince = time.now()
  let slowedAt = -Infinity
  let nextTurn = -Infinity

  const rate = () => Math.min(full, base + full * recovery * ((time.now() - baseSince) / minute))

  const calls = createWaitingCalls(time, async () => {
    while (calls.count() > 0) {
      const now = time.now()
      const wait = Math.max(calls.pausedUntil(), nextTurn) - now
      if (wait > 0) {
        await time.sleep(wait)
        continue
      }
      nextTurn = Math.max(nextTurn, now - catchUp) + 1000 / rate()
      calls.letGo()
    }
  })

  return {
    turn: calls.wait,
    refused(sentAt, pause) {
      const now = time.now()
      nextTurn = Math.max(nextTurn, calls.pausedUntil(), now + pause)
      if (sentAt > slowedAt) {
        base = Math.max(slowest, rate() / 2)
        baseSince = now
        slowedAt = now
      }
      calls.pauseUntil(now + pause)
    },
    capAt(perSecondRequested) {
      full = Math.min(full, perSecondRequested)
      base = Math.min(base, full)
    },
    rate,
  }
}
