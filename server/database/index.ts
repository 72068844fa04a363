import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isMigrated, migrate } from './migrate.ts'
import { prepared, PreparingClient } from './prepared.ts'
import type { Tables } from './tables.ts'

export type { Tables } from './tables.ts'
export { isMigrated, migrate, prepared }
export type Database = Kysely<Tables>
/** Either the database or a transaction of it: repositories are made from one of them. */
export type Queries = Kysely<Tables> | Transaction<Tables>

export interface Connection {
  database: Database
  pool: pg.Pool
  /** A connection of its own beside the pool, not opened yet. It gives up on what takes longer than 10 s. */
  single(application: string): pg.Client
  close(): Promise<void>
}

// Days stay days: as Date they would move with the server's zone. Sums of int4 fit a number.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool. A lost connection is reported to `onFault` and replaced by the pool; it never ends the process. */
export function connect(url: string, options: { size: number; onFault: (error: Error) => void }): Connection {
  const pool = new pg.Pool({ Client: PreparingClient, connectionString: url, max: options.size, connectionTimeoutMillis: 10_000 })
  // The pool listens to idle connections only: one that is lost while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', options.onFault))
  pool.on('error', options.onFault)
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const single = (application: string) =>
    new pg.Client({
      connectionString: url,
      application_name: application,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
    })
  return { database, pool, single, close: () => database.destroy() }
}
