import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A server that runs on a directory, as it says itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  /** The process that started it, and that ends it. */
  owner: number
  status: 'starting' | 'ready' | 'stopping'
}

/**
 * The server that runs on these data now, or null. The note of a server that is gone is left to PostgreSQL, which replaces it safely; but
 * it would take for a server whatever process of ours has got the same number since, so that such a note is removed.
 */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = join(data, 'postmaster.pid')
  const note = await readFile(file, 'utf8').catch(() => null)
  if (note === null) return null
  const lines = note.split('\n')
  const pid = Number(lines[0])
  if (note === '') {
    if (await isYoung(file)) return { pid: 0, port: 0, owner: 0, status: 'starting' }
    // A start was killed between the two steps.
    await rm(file, { force: true })
    return null
  }
  const command = await commandOf(pid)
  if (!isServer(command, data)) {
    if (isRunning(command) && (await readFile(file, 'utf8').catch(() => null)) === note) await rm(file, { force: true })
    return null
  }
  const word = lines[7]?.trim()
  return {
    pid,
    port: Number(lines[3]),
    owner: ownerIn(command),
    status: word === 'ready' ? 'ready' : word === 'stopping' ? 'stopping' : 'starting',
  }
}

/** A server writes its note in two steps; the first makes an empty file. */
async function isYoung(file: string): Promise<boolean> {
  return await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < 5_000,
    () => true,
  )
}

/** Waits until the process is gone. False when it is still there after `maxWait` milliseconds. */
export async function waitForEnd(pid: number, data: string, maxWait: number): Promise<boolean> {
  const deadline = Date.now() + maxWait
  while (await isServerOf(pid, data)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/** Asks for a clean end at once (open transactions are rolled back), and after 20 s for an end without manners: the next start recovers. */
export async function endServer(pid: number, data: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isServerOf(pid, data))) return
    process.kill(pid, signal)
    if (await waitForEnd(pid, data, 20_000)) return
  }
}

/** True while the process runs; a dead one that its parent has not buried yet does not count. */
export async function isAlive(pid: number): Promise<boolean> {
  return isRunning(await commandOf(pid))
}

/** A setting that PostgreSQL keeps for us, so that a server's command line says whose it is from its first moment on. */
export const ownerSetting = 'samara.owner'

const ownerIn = (command: string) => Number(new RegExp(`${ownerSetting}=(\\d+)`).exec(command)?.[1] ?? '0')

const isRunning = (command: string) => command.trim() !== ''

/** A number of a process is given again after a restart of the machine: only a postgres that was started on our data is our server. */
const isServer = (command: string, data: string) => command.includes('postgres') && command.includes(data)

async function isServerOf(pid: number, data: string): Promise<boolean> {
  return isServer(await commandOf(pid), data)
}

/** The command line of a process; empty where there is none. */
async function commandOf(pid: number): Promise<string> {
  if (existsSync('/proc/self/cmdline')) {
    return await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').then(
      (line) => line.replaceAll('\0', ' '),
      () => '',
    )
  }
  return await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
