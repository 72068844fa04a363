import { sql } from 'kysely'
import type pg from 'pg'
import type { Queries } from '../../database/index.ts'

/** Key of the lock that whoever works on a publication holds. */
const workKey = (publicationId: string): string => `publication work ${publicationId}`

/**
 * Runs `work` while no other process works on this publication or, where a store is given, publishes for it. `done`: it was run; `worked-on`: somebody else is on
 * it; `occupied`: the store publishes something else. The locks belong to a database connection, so a killed process gives them back by dying.
 */
export async function withLocks(pool: pg.Pool, storeId: string | null, publicationId: string, work: () => Promise<void>): Promise<'done' | 'worked-on' | 'occupied'> {
  const client = await pool.connect()
  let broken = false
  const take = async (key: string): Promise<boolean> => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [key])
    return rows[0]?.taken ?? false
  }
  // A connection that can't unlock is thrown away, and its locks with it.
  const giveBack = async (key: string) => void (await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => (broken = true)))
  const ofStore = `publication ${storeId ?? ''}`
  const mine = workKey(publicationId)
  try {
    if (!(await take(mine))) return 'worked-on'
    try {
      if (storeId !== null && !(await take(ofStore))) return 'occupied'
      try {
        await work()
      } finally {
        if (storeId !== null) await giveBack(ofStore)
      }
      return 'done'
    } finally {
      await giveBack(mine)
    }
  } finally {
    client.release(broken)
  }
}

/** Whether some process works on a publication now. Where nobody does, nobody begins until the transaction of `queries` ends. */
export async function isWorkedOn(queries: Queries, publicationId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${workKey(publicationId)}, 0)) as taken`.execute(queries)
  return !rows[0]!.taken
}
