import type { Database } from '../database/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { PlatformCall } from '../platforms/platform.ts'
import type { RunDefinition } from './definition.ts'
import { isPaused, overdue, type Run, runRepository } from './run.repository.ts'
import { isUnstoppable, ruleOf } from './states.ts'

/** The parts that run beside the work on a run. */
export interface RunWatch {
  /** Called for each call to the platform. */
  record(call: PlatformCall): void
  /** Aborted when the work must stop: the run was cancelled or ended, or its store is paused. */
  signal: AbortSignal
  /** True where the work was stopped because the store is paused: the run goes on later from where it is. */
  paused: () => boolean
  /** Runs the last tick. */
  end(): Promise<void>
}

/** At every tick: calls the kind's own tick, records that the run is alive, and checks whether it was cancelled. */
export function watchRun<S extends string>({
  database,
  clock,
  definition,
  run,
}: {
  database: Database
  clock: Clock
  definition: RunDefinition<S>
  run: Run<S>
}): RunWatch {
  const { kind, pace } = definition
  const stop = new AbortController()
  const beside = definition.beside?.(run) ?? {}
  const repository = runRepository(database, run.storeId, kind)
  let touched = performance.now()
  let under: Promise<void> | null = null
  let paused = false

  const look = async (): Promise<void> => {
    await beside.tick?.()
    if (performance.now() - touched > overdue / 3) {
      touched = performance.now()
      await repository.recordAlive(run.id, clock.now())
    }
    const seen = await repository.byId(run.id)
    const rule = seen && ruleOf(kind, seen.state)
    const over = rule?.is !== 'active'
    const firm = seen !== undefined && isUnstoppable(kind, seen.state)
    const cancelRequested = seen !== undefined && seen.cancelRequestedAt !== null && !firm
    // Once stopped it stays so, also where the pause ends before the step does.
    paused ||= !over && !firm && (await isPaused(database, run.storeId))
    if (over || cancelRequested || paused) stop.abort()
  }
  const timer = setInterval(() => {
    // The work itself handles a database that is not reachable for a moment.
    under ??= look()
      .catch(() => undefined)
      .finally(() => (under = null))
  }, pace.tick)

  return {
    record: (call) => beside.record?.(call),
    signal: stop.signal,
    paused: () => paused,
    async end() {
      clearInterval(timer)
      await under
      await beside.tick?.()
    },
  }
}
