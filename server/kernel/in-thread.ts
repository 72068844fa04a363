import { Worker } from 'node:worker_threads'

/** What work in a thread may cost. */
export interface ThreadCosts {
  /** Memory of the thread's own, in MB. Columns of numbers come on top. */
  megabytes: number
  milliseconds: number
}

interface Threaded {
  file: URL
  /** What it begins with. */
  task: unknown
  /** What is posted to it before the word `work`. */
  items: AsyncIterable<unknown>
  signal: AbortSignal
  costs: ThreadCosts
  /** Told by `{ progress }`, 0 to 1. */
  onProgress?: (progress: number) => void
}

/**
 * Does arithmetic in a thread of its own, so that nobody waits for it, and gives what it posts as
 * `{ result }`. Throws when it is stopped by `signal`, or takes more memory or time than it may.
 */
export async function inThread<Result>({ file, task, items, signal, costs, onProgress }: Threaded): Promise<Result> {
  const worker = new Worker(file, {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: costs.megabytes, maxYoungGenerationSizeMb: 4 },
  })
  const stop = AbortSignal.any([signal, AbortSignal.timeout(costs.milliseconds)])
  try {
    const answer = new Promise<Result>((resolve, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason as Error), { once: true })
      // While Node watches files, it reports every import of the thread by the same port.
      worker.on('message', (message: { result: Result } | { progress: number } | { 'watch:import': string[] }) => {
        if ('result' in message) resolve(message.result)
        else if ('progress' in message) onProgress?.(message.progress)
      })
      worker.on('error', reject)
      worker.on('exit', () => reject(new Error('The thread ended without an answer.')))
    })
    // It is waited for below; until then a failure is no unhandled one.
    answer.catch(() => undefined)
    for await (const item of items) {
      stop.throwIfAborted()
      worker.postMessage(item)
    }
    worker.postMessage('work')
    return await answer
  } finally {
    await worker.terminate()
  }
}
