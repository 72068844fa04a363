import { PlatformFault } from '../platform.ts'
import type { Time } from './time.ts'

/** `interactive`: a person waits for it; it goes before everything that runs in the background. */
export type Priority = 'interactive' | 'background'

interface Waiter {
  maxWaitEnds: number
  go(): void
  giveUp(fault: PlatformFault): void
}

/** Calls of one account that wait for their turn. */
export interface WaitingCalls {
  count(): number
  /** Waits for a turn. Throws {@link PlatformFault} `unavailable` when the account pauses for longer than `maxWait` milliseconds. */
  wait(priority: Priority, maxWait: number): Promise<void>
  /** Starts the next call: interactive calls first, then in the order in which they came. */
  letGo(): void
  /** When the account's pause ends; -Infinity where it never paused. */
  pausedUntil(): number
  /** The account pauses until then, or until a later time that is known already. A call whose `maxWait` ends before that gives up. */
  pauseUntil(at: number): void
}

/** Makes the queue. `work` is called when calls wait and it is not running; it must start them with `letGo` and end when none waits. */
export function createWaitingCalls(time: Time, work: () => Promise<void>): WaitingCalls {
  const queues: Record<Priority, Waiter[]> = { interactive: [], background: [] }
  let pausedUntil = -Infinity
  let working = false
  const isTooLong = (waiter: Waiter) => pausedUntil > waiter.maxWaitEnds
  const fault = () =>
    new PlatformFault('unavailable', 'VTEX asked this account to pause: too many calls.', Math.ceil(Math.max(0, pausedUntil - time.now())))
  const count = () => queues.interactive.length + queues.background.length
  const begin = async () => {
    if (working) return
    working = true
    // A call may have come just as the work ended.
    do await work()
    while (count() > 0)
    working = false
  }

  return {
    count,
    wait: (priority, maxWait) =>
      new Promise((resolve, reject) => {
        const waiter: Waiter = { maxWaitEnds: time.now() + maxWait, go: resolve, giveUp: reject }
        if (isTooLong(waiter)) {
          reject(fault())
          return
        }
        queues[priority].push(waiter)
        void begin()
      }),
    letGo: () => (queues.interactive.shift() ?? queues.background.shift())?.go(),
    pausedUntil: () => pausedUntil,
    pauseUntil(at) {
      pausedUntil = Math.max(pausedUntil, at)
      for (const priority of ['interactive', 'background'] as const) {
        const leaving = queues[priority].filter(isTooLong)
        queues[priority] = queues[priority].filter((waiter) => !isTooLong(waiter))
        for (const waiter of leaving) waiter.giveUp(fault())
      }
    },
  }
}
