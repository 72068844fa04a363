import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Row, spread } from './measure.ts'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))
const runs = 5

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve))

/** Starts the server on a data folder. Gives milliseconds to the first answered request, and to the line that the demo shop is there. */
async function start(dataFolder: string, untilDemo: boolean): Promise<{ answered: number; demo: number }> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: String(port), SAMARA_DATA: dataFolder, SAMARA_LOG: 'error' }, stdio: ['ignore', 'pipe', 'inherit'] })
  const over = ended(child)
  let demo = 0
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('The demo shop is there')) demo = performance.now() - began
  })
  let answered = 0
  while (answered === 0) {
    assert.equal(child.exitCode, null, 'the server ended instead of starting')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) answered = performance.now() - began
    else await sleep(10)
  }
  while (untilDemo && demo === 0) await sleep(20)
  child.kill('SIGINT')
  assert.equal(await over, 0, 'the server did not stop cleanly')
  return { answered, demo }
}

/** From the process's start to its first answer: on a new data folder, and on one that is there already. */
export async function benchStart(): Promise<Row[]> {
  const first: number[] = []
  const imported: number[] = []
  const again: number[] = []
  for (let run = 0; run < runs; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
    try {
      const fresh = await start(folder, true)
      first.push(fresh.answered)
      imported.push(fresh.demo)
      again.push((await start(folder, false)).answered)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return [
    { work: 'very first start: to the first answered request', figure: spread(first), beside: 'limit', peer: 30_000, reach: 1 },
    { work: 'very first start: until the demo shop is imported', figure: spread(imported), beside: 'limit', peer: 30_000, reach: 1 },
    { work: 'later start: to the first answered request', figure: spread(again), beside: 'limit', peer: 3_000, reach: 1 },
  ]
}
