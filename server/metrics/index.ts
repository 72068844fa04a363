/**
 * Figures of the running server, for Prometheus. Labels are few and known: no store, no account, no person, no address as it was asked for.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { product } from '../../contract/index.ts'
import type { PlatformCall } from '../platforms/platform.ts'
import { type States, statesRepository } from './states.repository.ts'

export { type States, statesRepository }

/** How a job ended: one that failed, or was put aside because the server stops, is tried again. */
export type JobOutcome = 'done' | 'failed' | 'aside'

/** What is looked at when the figures are asked for. */
export interface Watched {
  liveStreams(): number
  pool(): { total: number; idle: number; waiting: number }
  states(): Promise<States>
}

export interface Metrics {
  /** A call of ours was answered. */
  answered(operation: string, status: number, milliseconds: number): void
  /** A job was run. */
  ran(task: string, outcome: JobOutcome, milliseconds: number): void
  /** A platform was called. */
  called(call: Pick<PlatformCall, 'method' | 'route' | 'status' | 'milliseconds'>): void
  /** Turns to call a platform were taken from a budget that all processes share. */
  leased(turns: number): void
  watch(watched: Watched): void
  /** All figures, in Prometheus' own form; `type` is its media type. The database is looked at every five seconds at most. */
  read(): Promise<{ text: string; type: string }>
}

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const slow = [0.05, 0.25, 1, 5, 15, 60, 300, 1_800, 7_200]
const freshFor = 5_000

/** Statuses of platforms by kind; too many calls stand apart, since we are to blame for these. */
const kindOf = (status: number | null): string => (status === null ? 'none' : status === 429 ? '429' : `${Math.floor(status / 100)}xx`)

/** Makes the figures of one server. `ofProcess` adds those of Node: memory, event loop, garbage collection. */
export function createMetrics({ ofProcess }: { ofProcess: boolean }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const name = (rest: string) => `${product.slug}_${rest}`
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: name('http_seconds'),
    help: 'Calls that were answered, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: quick,
    registers,
  })
  const jobs = new Histogram({
    name: name('job_seconds'),
    help: 'Jobs that were run, by task and outcome',
    labelNames: ['task', 'outcome'],
    buckets: slow,
    registers,
  })
  const platform = new Histogram({
    name: name('platform_seconds'),
    help: 'Calls to platforms, by route and kind of status',
    labelNames: ['method', 'route', 'status'],
    buckets: quick,
    registers,
  })
  const tooMany = new Counter({
    name: name('platform_too_many_total'),
    help: 'Calls that a platform refused because they were too many',
    registers,
  })
  const turns = new Counter({
    name: name('platform_turns_total'),
    help: 'Turns to call that were taken from the budgets that all processes share',
    registers,
  })
  const streams = new Gauge({ name: name('live_streams'), help: 'Streams of live events that are open', registers })
  const pool = new Gauge({
    name: name('database_pool'),
    help: 'Connections to the database, and calls that wait for one',
    labelNames: ['state'],
    registers,
  })
  const answers = new Gauge({
    name: name('database_answers'),
    help: '1 where the database answered when these figures were read',
    registers,
  })
  const states = {
    jobs: new Gauge({ name: name('jobs'), help: 'Jobs in the queue, by state', labelNames: ['state'], registers }),
    publications: new Gauge({ name: name('publications'), help: 'Publications by state', labelNames: ['state'], registers }),
    synchronisations: new Gauge({ name: name('synchronisations'), help: 'Synchronisations by state', labelNames: ['state'], registers }),
    platforms: new Gauge({
      name: name('platform_accounts'),
      help: 'Accounts on platforms: free to call, paused by the platform, or not called because it is broken',
      labelNames: ['state'],
      registers,
    }),
  } satisfies Record<keyof States, Gauge>

  let watched: Watched | null = null
  let reading: Promise<void> = Promise.resolve()
  let readAt = -Infinity

  const lookAtDatabase = async (): Promise<void> => {
    const found = await watched?.states().catch(() => null)
    answers.set(found ? 1 : 0)
    for (const kind of Object.keys(states) as (keyof States)[]) {
      states[kind].reset()
      for (const { state, count } of found?.[kind] ?? []) states[kind].set({ state }, count)
    }
  }

  return {
    answered: (operation, status, milliseconds) => calls.observe({ operation, status }, milliseconds / 1000),
    ran: (task, outcome, milliseconds) => jobs.observe({ task, outcome }, milliseconds / 1000),
    called({ method, route, status, milliseconds }) {
      platform.observe({ method, route, status: kindOf(status) }, milliseconds / 1000)
      if (status === 429) tooMany.inc()
    },
    leased: (count) => turns.inc(count),
    watch(what) {
      watched = what
    },
    async read() {
      if (performance.now() - readAt > freshFor) {
        readAt = performance.now()
        reading = lookAtDatabase()
      }
      await reading
      streams.set(watched?.liveStreams() ?? 0)
      for (const [state, count] of Object.entries(watched?.pool() ?? {})) pool.set({ state }, count)
      return { text: await registry.metrics(), type: registry.contentType }
    },
  }
}
