import { inThread, type ThreadCosts } from '../../kernel/in-thread.ts'
import type { DayToLearn } from '../../intelligence/store-sales.ts'
import type { BacktestAnswer, BacktestTask } from './backtest-task.ts'

/** What trying one list may cost, and all of them. */
export const testCosts = {
  list: { megabytes: 128, milliseconds: 30_000 },
  all: { megabytes: 256, milliseconds: 15 * 60_000 },
} as const satisfies Record<string, ThreadCosts>

/** Tries a configuration on the past of lists, in a thread of its own. */
export const testInWorker = (
  task: BacktestTask,
  days: AsyncIterable<DayToLearn>,
  { signal, costs, onProgress }: { signal: AbortSignal; costs: ThreadCosts; onProgress?: (progress: number) => void },
): Promise<BacktestAnswer> =>
  inThread<BacktestAnswer>({
    file: new URL('./backtest-worker.ts', import.meta.url),
    task,
    items: days,
    signal,
    costs,
    ...(onProgress ? { onProgress } : {}),
  })
