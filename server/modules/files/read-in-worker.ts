import { Worker } from 'node:worker_threads'
import type { CheckedFile, ProblemCode } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { ListNames } from './name-products.ts'

/** What the thread is given. */
export interface FileTask {
  bytes: Uint8Array
  products: ListNames
  /** Bad lines that are shown one by one; undefined: as many as a screen shows. */
  mostBad: number | undefined
}

/** What the thread says when it ends. */
export type FileReply = { checked: CheckedFile } | { code: ProblemCode; detail: string }

/** What one file may cost. */
export interface FileCosts {
  /** Memory of the thread's own, in MB. Bytes of the file come on top. */
  megabytes: number
  milliseconds: number
}

/** The largest table that is allowed takes a third of both. */
const usualCosts: FileCosts = { megabytes: 256, milliseconds: 120_000 }
/** Files that are read at once; others wait for their turn. */
const atOnce = 2

const waiting: (() => void)[] = []
let reading = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (reading >= atOnce) await new Promise<void>((turn) => waiting.push(turn))
  else reading += 1
  try {
    return await work()
  } finally {
    // The turn goes on to the next, or is free.
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}

const tooCostly = () => new ProblemError('file/too-large', 'Reading the file takes more memory or time than a table of products needs.')

const inThread = (task: FileTask, { megabytes, milliseconds }: FileCosts): Promise<CheckedFile> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./file-worker.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    })
    const late = setTimeout(() => {
      reject(tooCostly())
      void worker.terminate()
    }, milliseconds)
    // While Node watches files, it reports every import of the thread by the same port.
    worker.on('message', (reply: FileReply | { 'watch:import': string[] } | { 'watch:require': string[] }) => {
      if ('checked' in reply) resolve(reply.checked)
      else if ('code' in reply) reject(new ProblemError(reply.code, reply.detail))
    })
    worker.on('error', (error: Error & { code?: string }) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooCostly() : error))
    worker.on('exit', () => {
      clearTimeout(late)
      reject(new Error('The thread that reads a file ended without an answer.'))
    })
  })

/**
 * Reads an ordering file in a thread of its own: a hostile file can neither hold others up nor take the server's memory. Throws the problems
 * `file/…`.
 */
export const readInWorker = (bytes: Buffer, products: ListNames, mostBad?: number, costs = usualCosts): Promise<CheckedFile> =>
  inTurn(() => inThread({ bytes, products, mostBad }, costs))
