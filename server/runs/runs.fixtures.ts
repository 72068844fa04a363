import { randomUUID } from 'node:crypto'
import { connect, type Connection } from '../database/index.ts'
import { databaseEvents } from '../events/index.ts'
import { createLogger } from '../kernel/logger.ts'
import type { Task } from '../jobs/index.ts'
import { manualJobs } from '../testing/manual-jobs.ts'
import { migratedDatabase } from '../testing/postgres.ts'
import type { Again, RunDefinition, RunPace, Work } from './definition.ts'
import { createRuns, type Runs } from './engine.ts'
import { system } from './actor.ts'
import { type Run, runRepository } from './run.repository.ts'
import { defineKind, type StateOf } from './states.ts'

/** A kind with every sort of state. */
export const kind = defineKind(
  'test',
  {
    scheduled: { is: 'scheduled', begins: 'reading', to: ['reading', 'cancelled'], claims: 'slot' },
    reading: { is: 'active', claims: 'subject', to: ['writing', 'replacing', 'checking', 'failed', 'cancelled'] },
    writing: { is: 'active', alone: 'store', claims: 'subject', to: ['checking', 'failed', 'cancelled'] },
    replacing: { is: 'active', claims: 'subject', unstoppable: true, to: ['checking', 'failed'] },
    checking: { is: 'active', to: ['done', 'failed', 'cancelled'] },
    done: { is: 'ended', to: [] },
    failed: { is: 'ended', to: ['reading'] },
    cancelled: { is: 'ended', to: ['reading'] },
  },
  { event: 'publication', kept: 2 },
)
export type State = StateOf<typeof kind>

/** The result of a step: the next state, when it is to be called again, or nothing. */
export type Answer = (work: Work<State>) => Promise<State | Again | undefined>

/** The states of a run without any fault. */
const straight: Partial<Record<State, Answer>> = {
  reading: async () => 'writing',
  writing: async () => 'checking',
  replacing: async () => 'checking',
  checking: async () => 'done',
}

export interface Engine {
  connection: Connection
  runs: Runs
  jobs: ReturnType<typeof manualJobs>
  clock: { now(): Date; pass(milliseconds: number): void }
  /** Replaces what steps do, until {@link Engine.reset}. */
  answer(steps: Partial<Record<State, Answer>>): void
  /** The steps (as their states) and effects since the last reset. */
  happened: string[]
  reset(): void
  addStore(timeZone?: string): Promise<string>
  add(storeId: string, wanted?: Partial<Parameters<Runs['add']>[2]> & { state?: State }): Promise<string | null>
  read(storeId: string, id: string): Promise<Run<State>>
  /** Calls a function with the present run, in a transaction. */
  change<T>(storeId: string, id: string, work: (queries: Connection['database'], run: Run<State>) => Promise<T>): Promise<T>
  cancel(storeId: string, id: string): Promise<void>
  /** Runs one job of a run, as another process would. */
  job(storeId: string, id: string, stop?: AbortSignal): Promise<void>
  /** Runs all waiting jobs, due or not, and those that they enqueue. */
  work(most?: number): Promise<void>
  /** The same, with the clock moved to the time of each job. */
  workThrough(most?: number): Promise<void>
  serve(task: Task<never>): void
  close(): Promise<void>
}

/** The engine on its own database, with a fixed clock and jobs that the test runs. */
export async function startEngine(more: { pace?: Partial<RunPace> } & Partial<RunDefinition<State>> = {}): Promise<Engine> {
  const { url, directUrl, drop } = await migratedDatabase()
  const connection = connect(url, { size: 8, directUrl, onFault: () => undefined })
  const { database, direct, pool } = connection
  const jobs = manualJobs()
  let now = new Date('2026-03-10T09:00:00Z').getTime()
  const clock = { now: () => new Date(now), pass: (milliseconds: number) => void (now += milliseconds) }
  const logger = createLogger('fatal', { write: () => undefined })
  const runs = createRuns({ database, direct, jobs, events: databaseEvents, clock, logger })
  let answers = straight
  const happened: string[] = []
  const step = (state: State) => async (work: Work<State>) => {
    happened.push(state)
    const answer = await answers[state]!(work)
    if (typeof answer !== 'string') return answer
    await database.transaction().execute((transaction) => runs.changeState(transaction, kind, work.run, answer))
    return undefined
  }
  const task = runs.serve<State>({
    kind,
    steps: { reading: step('reading'), writing: step('writing'), replacing: step('replacing'), checking: step('checking') },
    cancelled: async () => void happened.push('followed cancelled'),
    failed: async (_queries, _run, failure) => void happened.push(`followed ${failure}`),
    ...more,
    pace: { backoff: [1_000, 2_000, 5_000], lockRetry: 1_000, tick: 10, ...more.pace },
  })
  const tasks: Task<never>[] = [task]
  const change: Engine['change'] = (storeId, id, work) =>
    database.transaction().execute(async (transaction) => work(transaction, (await runRepository(transaction, storeId, kind).lock(id))!))
  return {
    connection,
    runs,
    jobs,
    clock,
    happened,
    change,
    answer: (steps) => void (answers = { ...straight, ...steps }),
    reset() {
      answers = straight
      happened.splice(0)
      jobs.clear()
    },
    async addStore(timeZone = 'Europe/Madrid') {
      const name = `shop-${randomUUID()}`
      const { rows } = await pool.query<{ id: string }>(
        `insert into stores (name, display_name, store_type, account, key_ends_with, credential_sealed, currency, time_zone, readiness)
         values ($1, $1, 'demo', $1, 'x', 'x', 'EUR', $2, 'ready') returning id`,
        [name, timeZone],
      )
      return rows[0]!.id
    },
    add: (storeId, { state = 'reading', ...wanted } = {}) =>
      database.transaction().execute((transaction) => runs.add(transaction, kind, { actor: system, ...wanted, storeId, state })),
    read: async (storeId, id) => (await runRepository(database, storeId, kind).byId(id))!,
    cancel: (storeId, id) => change(storeId, id, (queries, run) => runs.cancel(queries, kind, run)),
    job: (storeId, id, stop) => task.run({ store: storeId, run: id }, stop),
    work: (most) => jobs.run(tasks, most),
    async workThrough(most = 100) {
      for (let count = 0; count < most && jobs.waiting.length > 0; count++) {
        now = Math.max(now, jobs.waiting[0]!.after?.getTime() ?? now)
        await jobs.run(tasks, 1)
      }
    },
    serve: (other) => void tasks.push(other),
    async close() {
      await connection.close()
      await drop()
    },
  }
}

/** A step that runs until the test ends it. */
export function heldStep<T extends State | Again | undefined>(outcome: T) {
  const begun = Promise.withResolvers<Work<State>>()
  const release = Promise.withResolvers<void>()
  return {
    begun: begun.promise,
    end: release.resolve,
    answer: async (work: Work<State>): Promise<T> => {
      begun.resolve(work)
      await release.promise
      return outcome
    },
  }
}

/** Resolved once the signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Ends every session that holds a lock in the database. */
export const killLocks = ({ pool }: Connection) =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
  )

/** How many sessions of the database wait for a lock. */
export const waitingSessions = async ({ pool }: Connection): Promise<number | null> =>
  (await pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount
