import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { testApplication } from '../../server/testing/request.ts'

/** Where both versions keep their data and are reached: the same for both, as after an upgrade in place. */
export interface Place {
  dataFolder: string
  port: number
  simulatorPort: number
}

export const addressOf = ({ port }: Place): string => `http://localhost:${port}`
/** Milliseconds that a start may take, the building of the web app included. */
const maxWait = 300_000

/** The product as `npm start` runs it. */
export interface Product {
  /** Waits until it is ready. Returns when that was, in milliseconds since 1970. */
  ready(): Promise<number>
  /** Ends everything that it started, without a word to it. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>
}

/** Starts a version by its `npm start`. */
export function startProduct(folder: string, place: Place): Product {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(place.port),
      SAMARA_DATA: place.dataFolder,
      SAMARA_SIMULATOR_PORT: String(place.simulatorPort),
      SAMARA_SIMULATOR_FAULTS: 'on',
      SAMARA_APPLICATION: testApplication,
      SAMARA_LOG: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm, the launcher and the server end together.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-5_000)))
  const over = once(child, 'close')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const signal = async (name: NodeJS.Signals) => {
    if (!isOver()) process.kill(-child.pid!, name)
    await over
    process.off('exit', atExit)
  }
  const atExit = () => {
    if (!isOver()) process.kill(-child.pid!, 'SIGKILL')
  }
  process.on('exit', atExit)
  return {
    async ready() {
      for (const deadline = Date.now() + maxWait; !(await isReady(addressOf(place))); await sleep(50)) {
        if (isOver()) throw new Error(`The product in ${folder} ended instead of starting:\n${output}`)
        if (Date.now() > deadline) throw new Error(`The product in ${folder} was not ready in time:\n${output}`)
      }
      return Date.now()
    },
    kill: () => signal('SIGKILL'),
    stop: () => signal('SIGINT'),
  }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
