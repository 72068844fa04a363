import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

const folder = join(import.meta.dirname, '../../.cache/bin')
const program = join(folder, 'stripe-mock')

/**
 * Installs Stripe's own mock server, once. Null where this machine has no Go. Throws an Error with Go's words where it cannot be installed.
 */
export function installStripeMock(say: (line: string) => void): string | null {
  if (existsSync(program)) return program
  if (spawnSync('go', ['version']).status !== 0) return null
  say('Installing stripe-mock (into .cache/bin, this once) …')
  const { status, stderr } = spawnSync('go', ['install', 'github.com/stripe/stripe-mock@latest'], {
    env: { ...process.env, GOBIN: folder },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`stripe-mock could not be installed:\n${stderr.slice(-1_000)}`)
  return program
}

/** Starts it on a free port. Throws where it does not start. */
export async function startStripeMock(path: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  // `-strict-version-check` would refuse a library that is newer than its document.
  const child = spawn(path, ['-http-port', String(port)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-4_000)))
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  for (let tries = 0; !(await answers()); tries += 1) {
    if (child.exitCode !== null || tries > 80) {
      child.kill()
      throw new Error(`stripe-mock did not start:\n${output}`)
    }
    await sleep(250)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
