import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Queries } from '../database/index.ts'
import type { Logger } from '../kernel/logger.ts'

/** A kind of work that outlives the process: a name, and what is done with its payload. */
export interface Task<P extends object> {
  name: string
  /** When it is done by itself, with an empty payload, once for all processes: five fields of cron, UTC. */
  schedule?: string
  /** Jobs of it are seldom in a hurry: workers look for them at the slower {@link looks}. */
  seldom?: boolean
  /**
   * Does the work. It may run again after a crash, so it must find out by itself what is done already.
   * Once `stop` is aborted it is to end soon, however far it is: it is run again, here or elsewhere.
   */
  run(payload: P, stop?: AbortSignal): Promise<void>
}

/** The queue, shared by every process on one database. */
export interface Jobs {
  /** Enqueues, within `queries` when that is a transaction: rolled back, the job never was. */
  enqueue(task: string, payload: object, options: { queries: Queries; after?: Date }): Promise<void>
  /** Begins to work. `isNew`: what former versions had enqueued is worked off by nobody: until {@link forgetFormer}, each start says so. */
  start(tasks: readonly Task<never>[]): Promise<{ isNew: boolean }>
  /** Deletes the queues of former versions, once all that was in them is enqueued anew. */
  forgetFormer(): Promise<void>
  /** True while it works. */
  working(): boolean
  /** Has running work put aside for other processes (waiting for it at most `limit` milliseconds) and stops. */
  stop(limit: number): Promise<void>
}

/**
 * Seconds between two looks for jobs, of each worker. Where the database says when there are new jobs,
 * looks only find what fell due or came back: a process without work costs a tenth of a core less.
 */
const looks = { usual: { listening: 2, polling: 0.5 }, seldom: { listening: 5, polling: 2 } } as const
const schema = 'jobs'

/** Queues of former versions. */
const retired = ['publish', 'synchronise', 'nightly-synchronisation', 'refresh-details', 'watch-list']

/** Runs SQL of the queue inside a Kysely transaction. */
const within = (queries: Queries) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await queries.executeQuery(CompiledQuery.raw(text, values))
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the library's own signature
    return { rows: rows as any[] }
  },
})

/** Makes the queue give a job that was stopped to somebody else. */
class PutAside extends Error {
  override readonly name = 'PutAside'
}

export interface JobsOptions {
  logger: Logger
  /** Jobs of a task that run here at once. */
  concurrency: number
  /**
   * Whether the address of the database holds a connection for as long as it
   * is open, so that it can say when there are new jobs: a pooler does not.
   */
  listens: boolean
  /** Called after every job. */
  ran?: (task: string, outcome: 'done' | 'failed' | 'aside', milliseconds: number) => void
}

/**
 * Jobs on pg-boss: claiming, heartbeats, retries. A worker that was killed
 * is missed after 10 s, and its job is given to another within 5 s more.
 */
export function createJobs(databaseUrl: string, { logger, concurrency, listens, ran = () => undefined }: JobsOptions): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema,
    max: 4,
    application_name: 'jobs',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: listens,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'job queue fault'))
  const stopping = new AbortController()
  let working = false
  return {
    async enqueue(task, payload, { queries, after }) {
      await boss.send(task, payload, { db: within(queries), ...(after ? { startAfter: after } : {}) })
    },
    async start(tasks) {
      await boss.start()
      const former = await boss.getQueues(retired)
      for (const task of tasks) {
        await boss.createQueue(task.name, {
          retryLimit: 20,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 60,
          heartbeatSeconds: 10,
          expireInSeconds: 6 * 3600,
          notify: true,
        })
        if (task.schedule) await boss.schedule(task.name, task.schedule, {}, { tz: 'UTC', missed: 'once' })
      }
      // Those of former versions say nothing.
      for (const { name } of (await boss.getQueues(tasks.map(({ name }) => name))).filter(({ notify }) => !notify))
        await boss.updateQueue(name, { notify: true })
      for (const task of tasks) {
        const look = looks[task.seldom ? 'seldom' : 'usual']
        await boss.work<object>(
          task.name,
          {
            pollingIntervalSeconds: look.polling,
            notifyPollingIntervalSeconds: look.listening,
            batchSize: 1,
            localConcurrency: concurrency,
          },
          async ([job]) => {
            if (!job) return
            const began = performance.now()
            // Its own signal says that the job was given to another process.
            const stop = AbortSignal.any([stopping.signal, job.signal])
            try {
              await task.run(job.data as never, stop)
              if (stop.aborted) throw new PutAside()
              ran(task.name, 'done', performance.now() - began)
            } catch (error) {
              ran(task.name, stop.aborted ? 'aside' : 'failed', performance.now() - began)
              if (stop.aborted) logger.info({ task: task.name, job: job.id }, 'job put aside, it will be taken up again')
              else logger.error({ err: error, task: task.name, job: job.id }, 'job failed, it will be tried again')
              throw error
            }
          },
        )
      }
      working = true
      return { isNew: former.length > 0 }
    },
    async forgetFormer() {
      for (const { name } of await boss.getQueues(retired))
        await boss.deleteQueue(name).catch(async (error: unknown) => {
          // Another process that starts now may have been faster.
          if ((await boss.getQueues([name])).length > 0) throw error
        })
    },
    working: () => working,
    async stop(limit) {
      working = false
      stopping.abort()
      await boss.stop({ graceful: true, timeout: limit, close: true })
    },
  }
}
