import { setTimeout as wait } from 'node:timers/promises'

/** Time and chance, so that tests can hold them. */
export interface Time {
  /** Milliseconds; only differences count. */
  now(): number
  sleep(milliseconds: number): Promise<void>
  /** From 0 up to 1. */
  random(): number
}

export const realTime: Time = {
  now: () => performance.now(),
  sleep: async (milliseconds) => {
    await wait(milliseconds)
  },
  random: Math.random,
}
