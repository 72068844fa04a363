import pg from 'pg'

/** The connection that held locks is gone, and the locks with it: somebody else may hold them by now. */
export class LockLost extends Error {
  override readonly name = 'LockLost'
  constructor(cause?: unknown) {
    super('The database connection that held a lock was lost.', { cause })
  }
}

/** Milliseconds between two proofs that the connection lives. It also keeps a firewall from closing it as idle. */
const proof = 5_000
/** Milliseconds in which a statement on the connection is answered, or the connection counts as lost. */
const statementTimeout = 10_000

/** True where it is the connection that failed, or the database that ended it, not the statement. */
const isOfConnection = (fault: unknown): boolean => !(fault instanceof pg.DatabaseError) || fault.code?.startsWith('57P') === true

/**
 * Runs `work` while no other process holds the locks of these names, and gives null; else gives the first name that another one holds, and
 * runs nothing. The locks belong to one session of the database, so a killed process gives them back by dying. When the session dies first,
 * `lost` is aborted: `work` is to end soon, and {@link LockLost} is thrown.
 */
export async function whileLocked(
  direct: pg.Pool,
  names: readonly string[],
  work: (locksLost: AbortSignal) => Promise<void>,
): Promise<string | null> {
  const client = await direct.connect()
  const controller = new AbortController()
  const lost = controller.signal
  const lose = (cause?: unknown) => controller.abort(new LockLost(cause))
  const ask = (text: string, values: string[] = []) => {
    const query = { text, values, query_timeout: statementTimeout }
    return client.query<{ taken: boolean }>(query)
  }
  client.on('error', lose)
  client.on('end', lose)
  try {
    for (const name of names) {
      const { rows } = await ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name]).catch((fault: unknown) => {
        // The connection can die between two names, too: what it held already is lost.
        throw isOfConnection(fault) ? new LockLost(fault) : fault
      })
      if (!rows[0]?.taken) return name
    }
    const timer = setInterval(() => void ask('select 1').catch(lose), proof)
    try {
      await work(lost)
    } finally {
      clearInterval(timer)
    }
    lost.throwIfAborted()
    return null
  } finally {
    await ask('select pg_advisory_unlock_all()').catch(lose)
    client.off('error', lose)
    client.off('end', lose)
    // A connection that can't unlock is thrown away, and its locks with it.
    client.release(lost.aborted)
  }
}
