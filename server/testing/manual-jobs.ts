import type { Jobs, Task } from '../jobs/index.ts'
import { watchCommits } from './after-commit.ts'

interface Waiting {
  task: string
  payload: object
  after: Date | null
}

/**
 * A queue whose jobs run only when a test calls `run`, so that the test sees every step. A job of a transaction waits from
 * its commit on, and never was where that is rolled back. Not durable: the real one has tests of its own.
 */
export interface ManualJobs extends Jobs {
  waiting: readonly Waiting[]
  /** Runs what waits, due or not, one after the other; what is enqueued meanwhile too, until `most` have run. */
  run(tasks: readonly Task<never>[], most?: number): Promise<void>
  /** Forgets what waits. */
  clear(): void
}

export function manualJobs(): ManualJobs {
  const waiting: Waiting[] = []
  const afterCommit = watchCommits()
  return {
    waiting,
    async enqueue(task, payload, { queries, after }) {
      const add = () => void waiting.push({ task, payload, after: after ?? null })
      if (queries.isTransaction) await afterCommit(queries, add)
      else add()
    },
    start: () => Promise.resolve({ isNew: false }),
    forgetFormer: () => Promise.resolve(),
    working: () => true,
    stop: () => Promise.resolve(),
    clear: () => void waiting.splice(0),
    async run(tasks, most = 100) {
      for (let count = 0; count < most && waiting.length > 0; count++) {
        const next = waiting.shift()!
        await tasks.find((task) => task.name === next.task)?.run(next.payload as never)
      }
    },
  }
}
