import { sql } from 'kysely'
import type { LiveEvent } from '../../contract/index.ts'
import type { Queries } from '../database/index.ts'

/** The database's channel that every process listens to. */
export const eventsChannel = 'samara_events'

/** Sends what changes; it reaches every process on the database, and from there the screens of those who may see the store. */
export interface Events {
  /**
   * Sends an event. Within a transaction it is sent when that is committed,
   * and never when it is not; the same event twice in one is sent once.
   * Lost where nobody listens: whoever comes later asks.
   */
  notify(event: { what: LiveEvent['what']; storeId: string; id?: string }, queries: Queries): Promise<void>
}

/** Events by the database's own notifications. */
export const databaseEvents: Events = {
  async notify({ what, storeId, id = '' }, queries) {
    await sql`select pg_notify(${eventsChannel}, ${JSON.stringify([what, storeId, id])})`.execute(queries)
  },
}
