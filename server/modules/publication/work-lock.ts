import { sql } from 'kysely'
import type pg from 'pg'
import { whileLocked } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/index.ts'

/** Name of the lock that whoever works on a publication holds. */
const workOn = (publicationId: string): string => `publication work ${publicationId}`

/**
 * Runs `work` while no other process works on this publication or, where a store is given, publishes for it. `done`: it was run; `worked-on`:
 * somebody else is on it; `occupied`: the store publishes something else.
 */
export async function withLocks(
  pool: pg.Pool,
  storeId: string | null,
  publicationId: string,
  work: () => Promise<void>,
): Promise<'done' | 'worked-on' | 'occupied'> {
  let run = true
  const mine = await whileLocked(pool, workOn(publicationId), async () => {
    if (storeId === null) await work()
    else run = await whileLocked(pool, `publication ${storeId}`, work)
  })
  if (!mine) return 'worked-on'
  return run ? 'done' : 'occupied'
}

/** Whether some process works on a publication now. Where nobody does, nobody begins until the transaction of `queries` ends. */
export async function isWorkedOn(queries: Queries, publicationId: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${workOn(publicationId)}, 0)) as taken`.execute(queries)
  return !rows[0]!.taken
}
