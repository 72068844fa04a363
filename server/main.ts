import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { product } from '../contract/index.ts'
import { ConfigError, readConfig, type ServerConfig } from './config.ts'
import { EmbeddedPostgresFault } from './database/embedded/index.ts'
import { createLogger } from './kernel/logger.ts'
import { SecretError } from './kernel/secrets.ts'
import { serve, type Serving, StartFault } from './serve.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

// Who reads it may be gone, such as the other end of a pipe: the work goes on, and ends as it should.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

/** Says what stopped the start, and nothing more where the remedy is known. */
function explain(error: unknown): void {
  const known = error instanceof StartFault || error instanceof EmbeddedPostgresFault || error instanceof SecretError
  if (error instanceof ConfigError) error.faults.forEach(complain)
  else if (known) complain(error.message)
  else complain(`${product.name} could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
}

/** Milliseconds from the demo store's import until what it left behind in memory is given back. */
const afterImport = 5_000

/**
 * Milliseconds from the last line of the log until the process ends: it is found
 * out meanwhile if nobody reads it, for which the logs would else wait forever.
 */
const lastLine = 50

/** A collection after which the heap holds no room for more: 40 MB less than after one that leaves it. */
const allOfIt = { type: 'major', execution: 'sync', flavor: 'last-resort' } as const

/** Says how the demo store comes in, for as long as it does. */
async function followDemo(serving: Serving): Promise<void> {
  const began = performance.now()
  let progress = await serving.demoProgress()
  while (progress.state === 'synchronising') {
    say(`Bringing the demo shop in: ${progress.products} products`)
    await sleep(1_000)
    progress = await serving.demoProgress()
  }
  if (progress.state === 'ready') say(`The demo shop is there (${((performance.now() - began) / 1000).toFixed(0)} s).`)
  // Left to itself, the heap of a server that rests keeps the import's garbage for minutes.
  setTimeout(() => void globalThis.gc?.(allOfIt), afterImport).unref()
  if (progress.state === 'failed') complain('The demo shop could not be brought in yet; it is tried again. The log says why.')
}

function configuration(): ServerConfig {
  return readConfig(process.env, fileURLToPath(new URL('..', import.meta.url)))
}

try {
  const config = configuration()
  // Below warnings, logs are for whoever runs an installation; a person at a terminal reads the lines of this file.
  const logger = createLogger(process.stdout.isTTY && !process.env.SAMARA_LOG ? 'warn' : config.logLevel)
  if (config.publicUrl.startsWith('https:') && config.proxies === 0) {
    complain(
      'SAMARA_URL is https, so a proxy stands in front: set SAMARA_PROXIES=1 (or how many there are), or all people share one address and its limits.',
    )
  }
  const starting = serve(config, logger, process.env, say)

  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    say(`${product.name} stops (${signal}).`)
    // A start is waited for: what it has begun must be ended too.
    starting
      .then((serving) => serving.stop())
      .then(() => sleep(lastLine))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          explain(error)
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  const serving = await starting
  if (!stopping) say(`${product.name} is ready: ${serving.url}`)
  if (serving.demo) {
    say(`Demo sign-in: ${serving.demo.email} / ${serving.demo.password}`)
    say(`As a partner who may work with tableware alone: ${serving.demo.partner} / ${serving.demo.password}`)
  }
  if (serving.demoIsNew) await followDemo(serving)
  // Between two collections the heap of a start grows by a fifth (tools/bootstrap.mjs),
  // that of a server at work further: a collection takes a processor from all who wait.
  setFlagsFromString('--heap-growing-percent=80')
} catch (error) {
  explain(error)
  process.exit(1)
}
