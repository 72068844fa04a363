import { PlatformFault } from '../platform.ts'
import type { Time } from './time.ts'

/** `interactive`: a person waits for it; it goes before everything that runs in the background. */
export type Priority = 'interactive' | 'background'

/** VTEX counts calls about orders apart from all others. */
export type Limit = 'catalogue' | 'orders'

/** The calls of one account, spread over time. Everybody who calls for that account shares one. */
export interface Limiter {
  /** Waits for a turn. Throws {@link PlatformFault} `unavailable` where the account pauses for longer than `patience` milliseconds. */
  turn(priority: Priority, patience: number): Promise<void>
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

interface Waiter {
  patienceEnds: number
  go(): void
  giveUp(fault: PlatformFault): void
}

export function createLimiter(perSecond: number, time: Time): Limiter {
  let full = perSecond
  let base = perSecond
  let baseSince = time.now()
  let slowedAt = -Infinity
  let pausedUntil = -Infinity
  let nextTurn = -Infinity
  let running = false
  const queues: Record<Priority, Waiter[]> = { interactive: [], background: [] }

  const rate = () => Math.min(full, base + full * recovery * ((time.now() - baseSince) / minute))
  const tooLong = (waiter: Waiter) => pausedUntil > waiter.patienceEnds
  const fault = () =>
    new PlatformFault('unavailable', 'VTEX asked this account to pause: too many calls.', Math.ceil(Math.max(0, pausedUntil - time.now())))

  const run = async () => {
    running = true
    while (queues.interactive.length + queues.background.length > 0) {
      const now = time.now()
      const wait = Math.max(pausedUntil, nextTurn) - now
      if (wait > 0) {
        await time.sleep(wait)
        continue
      }
      nextTurn = Math.max(nextTurn, now - catchUp) + 1000 / rate()
      ;(queues.interactive.shift() ?? queues.background.shift())?.go()
    }
    running = false
  }

  return {
    turn: (priority, patience) =>
      new Promise((resolve, reject) => {
        const waiter: Waiter = { patienceEnds: time.now() + patience, go: resolve, giveUp: reject }
        if (tooLong(waiter)) {
          reject(fault())
          return
        }
        queues[priority].push(waiter)
        if (!running) void run()
      }),
    refused(sentAt, pause) {
      const now = time.now()
      pausedUntil = Math.max(pausedUntil, now + pause)
      nextTurn = Math.max(nextTurn, pausedUntil)
      if (sentAt > slowedAt) {
        base = Math.max(slowest, rate() / 2)
        baseSince = now
        slowedAt = now
      }
      for (const priority of ['interactive', 'background'] as const) {
        const left = queues[priority].filter(tooLong)
        queues[priority] = queues[priority].filter((waiter) => !tooLong(waiter))
        for (const waiter of left) waiter.giveUp(fault())
      }
    },
    capAt(perSecondAsked) {
      full = Math.min(full, perSecondAsked)
      base = Math.min(base, full)
    },
    rate,
  }
}
