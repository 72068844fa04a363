/** Tries one configuration in a thread of its own, and ends. See `in-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import type { DayToLearn } from '../../intelligence/store-sales.ts'
import type { BacktestTask } from './backtest-task.ts'
import { Backtester } from './run-backtest.ts'

const tester = new Backtester(workerData as BacktestTask)

parentPort?.on('message', (message: DayToLearn | 'work') => {
  if (message !== 'work') return tester.add(message)
  parentPort?.postMessage({ result: tester.work((progress) => parentPort?.postMessage({ progress })) })
  parentPort?.close()
})
