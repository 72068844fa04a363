import type { Logger } from '../kernel/logger.ts'
import type { Runs } from './engine.ts'

const every = 60_000

/** Enqueues runs with lost jobs again, once a minute in every process. Returns a function that stops it. */
export function startRounds(runs: Pick<Runs, 'resume'>, logger: Logger): () => Promise<void> {
  let under: Promise<unknown> | null = null
  const timer = setInterval(() => {
    under ??= runs
      .resume('lost')
      .catch((error: unknown) => logger.error({ err: error }, 'lost runs could not be looked for'))
      .finally(() => (under = null))
  }, every)
  return async () => {
    clearInterval(timer)
    await under
  }
}
