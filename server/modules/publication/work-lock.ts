import { sql } from 'kysely'
import type pg from 'pg'
import { whileLocked } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/index.ts'

/** Name of the lock that whoever works on a publication holds. */
const workOn = (publicationId: string): string => `publication work ${publicationId}`

/**
 * Runs `work` while no other process works on this publication or, where a store is given, publishes for it. `done`: it was run; `worked-on`:
 * somebody else is on it; `occupied`: the store publishes something else. `lost` is aborted when the locks are lost.
 */
export async function withLocks(
  direct: pg.Pool,
  storeId: string | null,
  publicationId: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<'done' | 'worked-on' | 'occupied'> {
  const names = [workOn(publicationId), ...(storeId === null ? [] : [`publication ${storeId}`])]
  const taken = await whileLocked(direct, names, work)
  if (taken === null) return 'done'
  return taken === workOn(publicationId) ? 'worked-on' : 'occupied'
}

/** Whether some process works on a publication now. Where nobody does, nobody begins until the transaction of `queries` ends. */
export async function isWorkedOn(queries: Queries, publicationId: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${workOn(publicationId)}, 0)) as taken`.execute(queries)
  return !rows[0]!.taken
}
