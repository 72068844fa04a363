import type { Budget, Lease } from '../budget/index.ts'
import { PlatformFault } from '../platform.ts'
import type { Limiter, Priority } from './limiter.ts'
import type { Time } from './time.ts'

/** Turns are taken for so many milliseconds at once: few enough questions to the database, and short enough for everybody else. */
const batch = 200
/** A turn that nobody could take in time is lost. */
const stale = 500
/** How long a database that did not answer is not asked again. */
const away = 1000
const slowest = 0.5

interface Turns {
  at: number
  spacing: number
  left: number
}

interface Waiter {
  patienceEnds: number
  go(): void
  giveUp(fault: PlatformFault): void
}

export interface SharedLimiterCallbacks {
  /** How the account stands. */
  hear(lease: Lease): void
  /** The database did not answer. */
  alone(error: unknown): void
}

/**
 * Calls of one account, spread over time together with every other process that shares its budget. Turns are leased in batches, the next
 * one while the last is being spent. Without an answer of the database it goes on alone, at half the rate that it knew.
 */
export function createSharedLimiter(
  perSecond: number,
  time: Time,
  budget: Budget,
  { hear, alone: goesAlone }: SharedLimiterCallbacks,
): Limiter {
  let full = perSecond
  let rate = perSecond
  let turns: Turns[] = []
  let pausedUntil = -Infinity
  let slowedAt = -Infinity
  let aloneNext = -Infinity
  let awayUntil = -Infinity
  let leasing: Promise<void> | null = null
  let telling: Promise<void> = Promise.resolve()
  let running = false
  const queues: Record<Priority, Waiter[]> = { interactive: [], background: [] }

  const waiting = () => queues.interactive.length + queues.background.length
  const left = () => turns.reduce((sum, some) => sum + some.left, 0)
  const most = () => Math.max(1, Math.ceil((rate * batch) / 1000))
  const tooLong = (waiter: Waiter) => pausedUntil > waiter.patienceEnds
  const fault = () =>
    new PlatformFault('unavailable', 'VTEX asked this account to pause: too many calls.', Math.ceil(Math.max(0, pausedUntil - time.now())))
  const dismiss = () => {
    for (const priority of ['interactive', 'background'] as const) {
      const leaving = queues[priority].filter(tooLong)
      queues[priority] = queues[priority].filter((waiter) => !tooLong(waiter))
      for (const waiter of leaving) waiter.giveUp(fault())
    }
  }

  const ask = async (count: number): Promise<Lease | null> => {
    if (time.now() < awayUntil) return null
    await telling
    try {
      return await budget.lease(count, full)
    } catch (error) {
      awayUntil = time.now() + away
      goesAlone(error)
      return null
    }
  }
  const lease = async (count: number) => {
    const taken = await ask(count)
    const now = time.now()
    if (taken) {
      rate = taken.perSecond
      if (taken.pausedFor > 0) pausedUntil = Math.max(pausedUntil, now + taken.pausedFor)
      turns.push({ at: Math.max(now + taken.startsIn, pausedUntil), spacing: 1000 / rate, left: count })
      hear(taken)
      dismiss()
      return
    }
    const alone = Math.max(slowest, rate / 2)
    const at = Math.max(now, aloneNext, pausedUntil)
    turns.push({ at, spacing: 1000 / alone, left: count })
    aloneNext = at + (count * 1000) / alone
  }
  const leaseMore = () => {
    leasing ??= lease(Math.min(most(), Math.max(1, waiting() - left()))).finally(() => (leasing = null))
    return leasing
  }

  const run = async () => {
    running = true
    while (waiting() > 0) {
      const next = turns[0]
      if (!next) {
        await leaseMore()
        continue
      }
      const wait = next.at - time.now()
      if (wait < -stale) {
        spend(next)
        continue
      }
      if (waiting() > left() && left() <= most() / 2) void leaseMore()
      if (wait > 0) {
        await time.sleep(wait)
        continue
      }
      spend(next)
      ;(queues.interactive.shift() ?? queues.background.shift())?.go()
    }
    running = false
  }
  const spend = (some: Turns) => {
    some.left -= 1
    some.at += some.spacing
    if (some.left === 0) turns = turns.filter((one) => one !== some)
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
      if (sentAt > slowedAt) {
        rate = Math.max(slowest, rate / 2)
        slowedAt = now
      }
      // Turns that were taken before the pause are nobody's.
      turns = []
      telling = budget.refused(now - sentAt, pause, full).catch(() => {})
      dismiss()
    },
    capAt(perSecondAsked) {
      full = Math.min(full, perSecondAsked)
      rate = Math.min(rate, full)
    },
    rate: () => rate,
  }
}
