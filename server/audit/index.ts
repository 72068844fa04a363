/**
 * The audit log: who did what, when, from where. `record(transaction, { kind, at, by, address, … })` writes one event down
 * in the transaction of the act, so that neither is there without the other. A new kind stands in `contract/audit.ts`, with
 * the values that its sentence names; the sentences stand in the browser's words. Events are kept for thirteen months.
 */
import { randomUUID } from 'node:crypto'
import { auditKeptMonths, type AuditKind, type AuditValues } from '../../contract/index.ts'
import type { Database, Queries } from '../database/index.ts'
import type { Task } from '../jobs/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { auditRepository } from './audit.repository.ts'

export type { AuditFilter, WrittenEvent } from './audit.repository.ts'

/** Who calls, and from which network address; null where it is done in the background under their name. */
export interface Caller {
  id: string
  address: string | null
}

export interface AuditEvent<K extends AuditKind> {
  kind: K
  at: Date
  /** The id of the person who did it; null where nobody known did. */
  by: string | null
  /** The network address; null where it was done in the background. */
  address: string | null
  /** The id of the person whom it was done to, where that is another one. */
  about?: string | null
  /** The name of the store that it was done in. */
  store?: string | null
  values: AuditValues<K>
}

/** Writes an event down, in the transaction of what was done. */
export const record = <K extends AuditKind>(queries: Queries, { about = null, store = null, ...event }: AuditEvent<K>): Promise<void> =>
  auditRepository(queries).add({ ...event, about, store, together: null })

/** Kinds that count how often something was tried. */
type CountedKind = { [K in AuditKind]: 'times' extends keyof AuditValues<K> ? K : never }[AuditKind]

const hour = 3_600_000

/** Writes an event down that may come again and again: within an hour, the same of one person and address is one row that counts them. */
export function recordTogether<K extends CountedKind>(
  queries: Queries,
  { values, about = null, store = null, ...event }: Omit<AuditEvent<K>, 'values'> & { values: Omit<AuditValues<K>, 'times'> },
): Promise<void> {
  const same = [event.kind, event.by, about, store, event.address, Math.floor(event.at.getTime() / hour), JSON.stringify(values)]
  return auditRepository(queries).add({ ...event, about, store, values: { ...values, times: 1 }, together: same.join(' ') })
}

/** Forgets who a deleted person was: their events stay, all with the same id that is nobody's. */
export const forgetPerson = (queries: Queries, person: string): Promise<void> => auditRepository(queries).forget(person, randomUUID())

/** What was written down, to be read. */
export const auditLog = (queries: Queries): Pick<ReturnType<typeof auditRepository>, 'newest'> => auditRepository(queries)

/** When the oldest events that are kept happened. */
function auditKeptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - auditKeptMonths)
  return since
}

/** Removes old events, every night. */
export const oldAuditJob = ({ database, clock }: { database: Database; clock: Clock }): Task<object> => ({
  name: 'old-audit-log',
  schedule: '50 3 * * *',
  run: () => auditRepository(database).removeBefore(auditKeptSince(clock.now())),
})
