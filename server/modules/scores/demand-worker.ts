/** Learns the demand of one store in a thread of its own, and ends. See `learn-in-worker.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { DemandLearner } from './learn-demand.ts'
import type { DayToLearn } from '../../intelligence/store-sales.ts'
import type { LearningTask } from './learning-task.ts'

const learner = new DemandLearner(workerData as LearningTask)

parentPort?.on('message', (message: DayToLearn | 'work') => {
  if (message !== 'work') return learner.add(message)
  parentPort?.postMessage({ result: learner.learn() })
  parentPort?.close()
})
