import { fork } from 'node:child_process'
import type { CheckedFile, ProblemCode } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { ListNames } from './name-products.ts'

/** What the process is given. */
export interface FileTask {
  bytes: Uint8Array
  products: ListNames
  /** Bad lines that are shown one by one; undefined: as many as a screen shows. */
  mostBad: number | undefined
}

/** What the process says before it ends. */
export type FileReply = { checked: CheckedFile } | { code: ProblemCode; detail: string } | { error: Error }

/** What one file may cost. */
export interface FileCosts {
  /** Memory of the process's heap, in MB. Node itself and bytes of the file come on top. */
  megabytes: number
  milliseconds: number
}

/** The largest table that is allowed takes a third of both. */
const usualCosts: FileCosts = { megabytes: 256, milliseconds: 120_000 }
/** Files that are read at once; others wait for their turn. */
const atOnce = 2

/**
 * Environment variables that Node needs to start, on systems that set
 * them. The server's keys are left out: the process reads untrusted files.
 */
const environment = {
  ...(process.env['LD_LIBRARY_PATH'] !== undefined && { LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] }),
  ...(process.env['SystemRoot'] !== undefined && { SystemRoot: process.env['SystemRoot'] }),
} as NodeJS.ProcessEnv

/** How a process ends that took more memory than it may: V8 aborts it, or the system ends it. */
const outOfMemory: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGABRT', 'SIGKILL'])

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

function readApart(task: FileTask, { megabytes, milliseconds }: FileCosts): Promise<CheckedFile> {
  const reader = fork(new URL('./file-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${String(megabytes)}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: environment,
  })
  const end = () => void reader.kill('SIGKILL')
  const late = setTimeout(end, milliseconds)
  process.once('exit', end)
  const ended = () => {
    clearTimeout(late)
    process.off('exit', end)
  }
  return new Promise((resolve, reject) => {
    reader.on('message', (reply: FileReply) => {
      if ('checked' in reply) resolve(reply.checked)
      else reject('error' in reply ? reply.error : new ProblemError(reply.code, reply.detail))
    })
    reader.on('error', (error) => {
      ended()
      reject(error)
    })
    reader.on('exit', (_, signal) => {
      ended()
      reject(outOfMemory.has(signal) ? tooCostly() : new Error('The process that reads a file ended without an answer.'))
    })
    // Where it ends before it has read its task, `exit` says so.
    reader.send(task, () => undefined)
  })
}

/**
 * Reads an ordering file in a process of its own: a hostile file can neither hold others
 * up nor take the server's memory, nor the server with it. Throws the problems `file/…`.
 */
export const readInProcess = (bytes: Buffer, products: ListNames, mostBad?: number, costs = usualCosts): Promise<CheckedFile> =>
  inTurn(async () => readApart({ bytes, products, mostBad }, costs))
