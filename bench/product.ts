import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverProcess } from '../tools/bootstrap.mjs'
import { freePort } from '../tools/free-port.ts'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))

/** Bytes of memory that a process holds. */
export async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1_024
}

/** The product as it is delivered, in a process of its own. */
export interface Product {
  address: string
  /** Milliseconds from the process's start to its first answered request. */
  answered: number
  /** Milliseconds from the process's start until the demo shop was imported. */
  demo(): Promise<number>
  pid: number
  stop(): Promise<void>
}

/** Starts it on a data folder as `npm start` does, and waits for its first answer. */
export async function startProduct(dataFolder: string, settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [...serverProcess.flags, main], {
    env: {
      ...process.env,
      ...serverProcess.environment,
      PORT: String(port),
      SAMARA_URL: address,
      SAMARA_DATA: dataFolder,
      SAMARA_LOG: 'error',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => void child.kill()
  process.once('exit', end)
  const over = once(child, 'exit') as Promise<[number | null]>
  void over.then(() => process.off('exit', end))
  let imported = 0
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('The demo shop is there')) imported = performance.now() - began
  })
  let answered = 0
  while (answered === 0) {
    assert.equal(child.exitCode, null, 'the server ended instead of starting')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) answered = performance.now() - began
    else await sleep(10)
  }
  return {
    address,
    answered,
    pid: child.pid!,
    async demo() {
      while (imported === 0) await sleep(20)
      return imported
    },
    async stop() {
      child.kill('SIGINT')
      const [code] = await over
      assert.equal(code, 0, 'the server did not stop cleanly')
    },
  }
}
