import type { Budget, Lease } from '../budget/index.ts'
import type { Limiter } from './limiter.ts'
import type { Time } from './time.ts'
import { createWaitingCalls } from './waiting-calls.ts'

/** Turns are leased for this many milliseconds at once: long enough for few queries, short enough for the other processes. */
const leaseMilliseconds = 200
/** A turn that was not used in time is lost. */
const stale = 500
/** How long to wait before a database that did not answer is queried again. */
const away = 1000
const slowest = 0.5

interface Turns {
  at: number
  spacing: number
  left: number
}

export interface SharedLimiterCallbacks {
  /** The account's present rate and pause. */
  onLease(lease: Lease): void
  /** The database did not answer. */
  onAlone(error: unknown): void
}

/**
 * Calls of one account, spread over time together with every other process that shares its budget. Turns are leased in batches, the next
 * one while the last is being used. When the database does not answer, it goes on alone, at half of the last known rate.
 */
export function createSharedLimiter(perSecond: number, time: Time, budget: Budget, { onLease, onAlone }: SharedLimiterCallbacks): Limiter {
  let full = perSecond
  let rate = perSecond
  let turns: Turns[] = []
  let slowedAt = -Infinity
  let aloneNext = -Infinity
  let awayUntil = -Infinity
  let leasing: Promise<void> | null = null
  let telling: Promise<void> = Promise.resolve()

  const left = () => turns.reduce((sum, some) => sum + some.left, 0)
  const most = () => Math.max(1, Math.ceil((rate * leaseMilliseconds) / 1000))

  const ask = async (count: number): Promise<Lease | null> => {
    if (time.now() < awayUntil) return null
    await telling
    try {
      return await budget.lease(count, full)
    } catch (error) {
      awayUntil = time.now() + away
      onAlone(error)
      return null
    }
  }
  const lease = async (count: number) => {
    const taken = await ask(count)
    const now = time.now()
    if (taken) {
      rate = taken.perSecond
      const pausedUntil = Math.max(calls.pausedUntil(), taken.pausedFor > 0 ? now + taken.pausedFor : -Infinity)
      turns.push({ at: Math.max(now + taken.startsIn, pausedUntil), spacing: 1000 / rate, left: count })
      onLease(taken)
      calls.pauseUntil(pausedUntil)
      return
    }
    const alone = Math.max(slowest, rate / 2)
    const at = Math.max(now, aloneNext, calls.pausedUntil())
    turns.push({ at, spacing: 1000 / alone, left: count })
    aloneNext = at + (count * 1000) / alone
  }
  const leaseMore = () => {
    leasing ??= lease(Math.min(most(), Math.max(1, calls.count() - left()))).finally(() => (leasing = null))
    return leasing
  }

  const calls = createWaitingCalls(time, async () => {
    while (calls.count() > 0) {
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
      if (calls.count() > left() && left() <= most() / 2) void leaseMore()
      if (wait > 0) {
        await time.sleep(wait)
        continue
      }
      spend(next)
      calls.letGo()
    }
  })
  const spend = (some: Turns) => {
    some.left -= 1
    some.at += some.spacing
    if (some.left === 0) turns = turns.filter((one) => one !== some)
  }

  return {
    turn: calls.wait,
    refused(sentAt, pause) {
      const now = time.now()
      if (sentAt > slowedAt) {
        rate = Math.max(slowest, rate / 2)
        slowedAt = now
      }
      // Turns that were reserved before the pause are void.
      turns = []
      telling = budget.refused(now - sentAt, pause, full).catch(() => {})
      calls.pauseUntil(now + pause)
    },
    capAt(perSecondRequested) {
      full = Math.min(full, perSecondRequested)
      rate = Math.min(rate, full)
    },
    rate: () => rate,
  }
}
