import type pg from 'pg'

/**
 * Runs `work` while no other process holds the lock of this name. False where another does; nothing was run then. The lock belongs to a
 * database connection, so a killed process gives it back by dying.
 */
export async function whileLocked(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  let broken = false
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name])
    if (!rows[0]?.taken) return false
    try {
      await work()
    } finally {
      // A connection that can't unlock is thrown away, and its lock with it.
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => (broken = true))
    }
    return true
  } finally {
    client.release(broken)
  }
}
