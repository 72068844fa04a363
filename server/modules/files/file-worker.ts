/** Reads one file in a thread of its own, and ends. See `read-in-worker.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { ProblemError } from '../../kernel/problem.ts'
import { readOrderingFile } from './read-ordering-file.ts'
import type { FileTask, FileReply } from './read-in-worker.ts'

const { bytes, products, mostBad } = workerData as FileTask

const reply: FileReply = await readOrderingFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), products, mostBad).then(
  (checked) => ({ checked }),
  (error: unknown) => {
    if (error instanceof ProblemError) return { code: error.code, detail: error.message }
    throw error
  },
)
parentPort?.postMessage(reply)
