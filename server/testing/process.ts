import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Endpoint, Input, Problem, Reply } from '../../contract/index.ts'
import { addressOf, headersOf, testApplication } from './request.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** The server as people start it: a process of its own. */
export interface ServerProcess {
  url: string
  /** Its output so far. */
  output(): string
  /** Waits until the output holds `text`. Throws when the process ends before. */
  says(text: string): Promise<void>
  call<E extends Endpoint>(
    endpoint: E,
    input: Partial<Input<E>>,
    token: string,
    key?: string,
  ): Promise<{ status: number; data: Reply<E>; problem: Problem }>
  /** Ends it with a signal; gives its exit code (null when killed). */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Lets nobody read any more what it says. */
  closeOutput(): void
  /** Its exit code, once it has ended by itself. */
  over: Promise<number | null>
}

/** Starts `server/main.ts` with this environment on a free port (or `PORT`). */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort())
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      SAMARA_LOG: 'warn',
      SAMARA_APPLICATION: testApplication,
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout!.on('data', collect)
  child.stderr!.on('data', collect)
  const over = once(child, 'exit').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    output: () => output,
    over,
    async says(text) {
      while (!output.includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended without saying "${text}":\n${output}`)
        await sleep(10)
      }
    },
    async call(endpoint, input, token, key) {
      const answer = await fetch(url + addressOf(endpoint, input.params ?? {}, input.query ?? {}), {
        method: endpoint.method,
        headers: {
          ...headersOf({ token, ...(key ? { key } : {}) }),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      })
      const body = (await answer.json()) as { data: never }
      return { status: answer.status, data: body.data, problem: body as unknown as Problem }
    },
    closeOutput() {
      child.stdout!.destroy()
      child.stderr!.destroy()
    },
    end(signal) {
      child.kill(signal)
      return over
    },
  }
}
