import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { sql } from 'kysely'
import type { Health } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { MailService } from '../../mail/index.ts'
import type { States } from '../../metrics/index.ts'

const parts = ['database', 'migrations', 'queue'] as const

/** What the installation says of itself. */
export interface Installation {
  version: string
  startedAt: Date
  /** What `/readyz` looks at. */
  readiness: Readonly<Record<(typeof parts)[number], () => Promise<boolean> | boolean>>
  /** What `/metrics` looks at in the database. */
  states: () => Promise<States>
  dataFolder: string
}

export interface HealthDependencies {
  database: Database
  pool: pg.Pool
  mail: MailService
  installation: Installation
}

/** What is not known is null: a part that is down must not hide the others. */
const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null)

/** How the installation is: the facts of `/readyz` and `/metrics`, for people. */
export function healthService({ database, pool, mail, installation }: HealthDependencies) {
  const { version, startedAt, readiness, states, dataFolder } = installation
  async function timed(): Promise<number> {
    const from = performance.now()
    await sql`select 1`.execute(database)
    return Math.round((performance.now() - from) * 100) / 100
  }
  const bytes = () =>
    sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
      .execute(database)
      .then(({ rows }) => Number(rows[0]!.bytes))
  const room = () => statfs(dataFolder).then(({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize }))

  return {
    async read(): Promise<Health> {
      const looked = await Promise.all(
        parts.map(async (part) => ({
          part,
          ready: (await orNull(Promise.resolve().then(() => readiness[part]()))) ?? false,
        })),
      )
      const [milliseconds, size, counted, mails, disk] = await Promise.all([
        orNull(timed()),
        orNull(bytes()),
        orNull(states()),
        orNull(mail.states()),
        orNull(room()),
      ])
      const none = { jobs: [], publications: [], synchronisations: [], platforms: [] }
      const { jobs, publications, synchronisations, platforms } = counted ?? none
      return {
        version,
        startedAt: startedAt.toISOString(),
        ready: looked,
        database: {
          milliseconds,
          bytes: size,
          connections: { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
        },
        jobs: [...jobs],
        publications: [...publications],
        synchronisations: [...synchronisations],
        platforms: [...platforms],
        mail: { server: mail.hasServer, states: mails ?? [] },
        disk,
        memoryBytes: process.memoryUsage().rss,
      }
    },
  }
}
export type HealthService = ReturnType<typeof healthService>
