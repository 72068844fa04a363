import type pg from 'pg'
import type { Database } from '../database/index.ts'
import type { Events } from '../events/index.ts'
import type { Route } from '../http/route.ts'
import type { Jobs, Task } from '../jobs/index.ts'
import type { Runs } from '../runs/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Logger } from '../kernel/logger.ts'
import type { MailService } from '../mail/index.ts'

/** What every module may use. */
export interface ServerParts {
  database: Database
  pool: pg.Pool
  /** Sessions of PostgreSQL itself, for locks. */
  direct: pg.Pool
  jobs: Jobs
  runs: Runs
  events: Events
  /** Messages to people. */
  mail: MailService
  clock: Clock
  logger: Logger
}

/** A part of the server: what other modules may ask of it, the calls that it serves, and what it does in the background. */
export interface ServerModule<Service> {
  service: Service
  routes(route: Route): void
  tasks: readonly Task<never>[]
}
