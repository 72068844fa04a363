import { inThread, type ThreadCosts } from '../../kernel/in-thread.ts'
import type { DayToLearn } from '../../intelligence/store-sales.ts'
import type { LearningResult, LearningTask } from './learning-task.ts'

const usualCosts: ThreadCosts = { megabytes: 256, milliseconds: 10 * 60_000 }

/** Learning takes a whole core: one store after the other. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/**
 * Learns what a store will sell, in a thread of its own: the arithmetic of a large store takes a
 * minute. Throws when it is stopped by `signal`, or takes more memory or time than any store needs.
 */
export const learnInWorker = (
  task: LearningTask,
  days: AsyncIterable<DayToLearn>,
  signal: AbortSignal,
  costs = usualCosts,
): Promise<LearningResult> =>
  inTurn(() => {
    signal.throwIfAborted()
    return inThread<LearningResult>({
      file: new URL('./demand-worker.ts', import.meta.url),
      task,
      items: days,
      signal,
      costs,
    })
  })
