import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { testChromium } from '../tools/chromium.ts'
import { measureIn } from './browser.ts'

/** A tab that is spoken to in Chromium's own protocol: Playwright would have every request reported, which takes the browser's time. */
export interface UnwatchedTab {
  /** Sends a command. @returns its answer */
  send(method: string, parameters?: object): Promise<Record<string, unknown>>
  /** Calls back for each event of a name. */
  on(event: string, listener: (parameters: Record<string, unknown>) => void): void
  /** Runs a function that stands alone in the page. @returns what it gives, as JSON */
  evaluate<T>(run: () => T | Promise<T>): Promise<T>
}

/** A browser that was started by hand, and the port on which it is spoken to. */
interface StartedBrowser {
  port: string
  close(): Promise<void>
}

async function startBrowser(): Promise<StartedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-tab-'))
  const { executablePath, args, env } = await testChromium()
  const own = ['--headless', '--remote-debugging-port=0', '--window-size=1280,800', '--lang=es-ES', '--accept-lang=es-ES', '--no-first-run']
  const child = spawn(executablePath, [...args, ...own, `--user-data-dir=${profile}`, 'about:blank'], { env, stdio: 'ignore' })
  const close = async (): Promise<void> => {
    const over = child.exitCode === null ? once(child, 'exit') : null
    child.kill()
    await over
    await rm(profile, { recursive: true, force: true })
  }
  try {
    return { port: await portOf(child, profile), close }
  } catch (fault) {
    await close()
    throw fault
  }
}

/**
 * A browser that has seen nothing: `prepare` has its tab in Playwright, `measure` has the
 * same tab afterwards, without Playwright. Throws what they throw, and what {@link measureIn} throws.
 */
export const inUnwatchedTab = <T>(prepare: (page: Page) => Promise<void>, measure: (tab: UnwatchedTab) => Promise<T>): Promise<T> =>
  measureIn(startBrowser, async ({ port }) => {
    const playwright = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    await prepare(playwright.contexts()[0]!.pages()[0]!)
    await playwright.close()
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { type: string; webSocketDebuggerUrl: string }[]
    const socket = new WebSocket(targets.find(({ type }) => type === 'page')!.webSocketDebuggerUrl)
    await once(socket, 'open')
    const measured = await measure(speak(socket))
    socket.close()
    return measured
  })

/** The port that the browser chose, which it writes into its profile. */
async function portOf(child: ChildProcess, profile: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    assert.equal(child.exitCode, null, 'the browser ended instead of starting')
    const written = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const port = written.split('\n')[0]
    if (port) return port
    await sleep(50)
  }
  throw new Error('The browser names no port.')
}

interface Message {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
  error?: { message: string }
}

function speak(socket: WebSocket): UnwatchedTab {
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (fault: Error) => void }>()
  const listeners = new Map<string, (parameters: Record<string, unknown>) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params = {}, result = {}, error } = JSON.parse(String(data)) as Message
    if (method !== undefined) listeners.get(method)?.(params)
    if (id === undefined) return
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  })
  const send: UnwatchedTab['send'] = (method, parameters = {}) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params: parameters }))
    })
  return {
    send,
    on: (event, listener) => void listeners.set(event, listener),
    async evaluate<T>(run: () => T | Promise<T>) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: `(${run.toString()})()`,
        returnByValue: true,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return (result as { value: T }).value
    },
  }
}
