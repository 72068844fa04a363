import { setImmediate as turn } from 'node:timers/promises'
import type { Steps } from '../../contract/index.ts'

/** Milliseconds of steps after which others get their turn. */
const atOnce = 8

/** Runs long arithmetic so that nobody else waits for the whole of it. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + atOnce
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await turn()
  }
}
