import type { Database, Queries } from '../database/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Logger } from '../kernel/logger.ts'
import { PlatformFault } from '../platforms/platform.ts'
import { system } from './actor.ts'
import type { RunDefinition, RunPace, Work } from './definition.ts'
import type { RunControl } from './run-control.ts'
import { type Run, runRepository } from './run.repository.ts'
import { defineKind } from './states.ts'

export type RoutineState = 'resting' | 'working'

/** A kind of run that each store has once and that is repeated. */
export const defineRoutine = (name: string) =>
  defineKind(name, {
    resting: { is: 'scheduled', begins: 'working', to: ['working'], claims: 'subject' },
    working: { is: 'active', to: ['resting'], claims: 'subject' },
  })
export type RoutineKind = ReturnType<typeof defineRoutine>

export interface Routine {
  kind: RoutineKind
  /** The next time, unless its work returns another one. */
  next(store: { id: string; timeZone: string }, now: Date): Date | Promise<Date>
  /**
   * Milliseconds over which the first times of the stores are spread, so that not all come at once.
   * @default all come at their next time
   */
  spread?: number
  /** How often it is retried after internal errors in a row, before it waits for its next time. @default 0 */
  tries?: number
  /** The work. It may return the next time. After a kill it is repeated. */
  work(work: Work<RoutineState>): Promise<Date | undefined>
}

interface RoutineParts {
  database: Database
  clock: Clock
  logger: Logger
  control: RunControl
}

const pace: RunPace = { backoff: [1_000, 10_000, 60_000], lockRetry: 5_000, tick: 1_000 }

/** What a routine's next time depends on. Throws where the store is not there any more. */
export const storeOf = (queries: Queries, storeId: string): Promise<{ id: string; timeZone: string }> =>
  queries.selectFrom('stores').select(['id', 'time_zone as timeZone']).where('id', '=', storeId).executeTakeFirstOrThrow()

/** The share of the spread that a store waits, from 0 to 1; always the same for a store. */
const shareOf = (storeId: string): number => parseInt(storeId.replaceAll('-', '').slice(0, 8), 16) / 0x1_0000_0000

/** The first time of a routine in a store. */
export const firstTime = ({ next, spread }: Routine, store: { id: string; timeZone: string }, now: Date): Date | Promise<Date> =>
  spread === undefined ? next(store, now) : new Date(now.getTime() + Math.round(spread * shareOf(store.id)))

/** Requests a routine of a store now, or at `dueAt`; a running one runs once more. */
export const askRoutine = (runs: RunControl, kind: RoutineKind, storeId: string, queries: Queries, dueAt?: Date): Promise<void> =>
  runs.ask(queries, kind, { storeId, state: 'resting', actor: system, ...(dueAt ? { dueAt } : {}) })

/** A routine as a kind of run: after a failure it waits for its next time. */
export function routineRuns(
  { database, clock, logger, control }: RoutineParts,
  { kind, next, work, tries = 0 }: Routine,
): RunDefinition<RoutineState> {
  async function waitForNextTime(run: Run<RoutineState>, given: Date | undefined): Promise<void> {
    const nextTime = given ?? (await next(await storeOf(database, run.storeId), clock.now()))
    await database.transaction().execute(async (transaction) => {
      const locked = await runRepository(transaction, run.storeId, kind).lock(run.id)
      if (locked?.state !== 'working') return
      // It was requested while it was running.
      const dueAt = locked.requestCount === run.requestCount ? nextTime : clock.now()
      await control.scheduleAgain(transaction, kind, locked, 'resting', dueAt)
    })
  }

  return {
    kind,
    pace,
    steps: {
      async working(given) {
        await waitForNextTime(given.run, await work(given))
        return undefined
      },
    },
    async handleError(run, fault, requestCount) {
      const about = { err: fault, store: run.storeId, routine: kind.name }
      if (fault instanceof PlatformFault)
        logger.warn({ ...about, err: undefined, fault: fault.kind, detail: fault.message }, 'a routine could not be done')
      else logger.error(about, 'a routine failed')
      if (!(fault instanceof PlatformFault) && run.ownFailures < tries)
        return { after: pace.backoff[Math.min(run.ownFailures, pace.backoff.length - 1)]! }
      await waitForNextTime({ ...run, requestCount }, undefined)
      return undefined
    },
  }
}
