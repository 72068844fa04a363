import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

export interface Prism {
  url: URL
  stop(): Promise<void>
}

const folder = import.meta.dirname
const cli = join(folder, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js')

/** Installs Prism beside this file, once. Throws an Error with npm's words where that does not work. */
export async function installPrism(say: (line: string) => void): Promise<void> {
  if (existsSync(cli)) return
  say('Installing Prism (99 MB, into tools/vtex-contract, this once) …')
  const npm = spawn('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const code = await new Promise((resolve) => npm.on('close', resolve).on('error', resolve))
  if (code !== 0) throw new Error(`Prism could not be installed:\n${output.slice(-1_000)}`)
}

/** Puts Prism in front of `upstream`: it refuses calls that break the document, and answers that do. Throws where it does not start. */
export async function startPrism(document: string, upstream: string): Promise<Prism> {
  const port = await freePort()
  const child = spawn(process.execPath, [cli, 'proxy', document, upstream, '--errors', '--port', String(port), '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-20_000)))
  const url = new URL(`http://127.0.0.1:${port}`)
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  for (let tries = 0; !(await answers()); tries += 1) {
    if (child.exitCode !== null || tries > 240) {
      child.kill()
      throw new Error(`Prism did not start:\n${output}`)
    }
    await sleep(250)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await Promise.race([gone, sleep(4_000).then(() => child.kill('SIGKILL'))])
      await gone
    },
  }
}
