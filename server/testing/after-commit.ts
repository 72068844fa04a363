import type { DatabaseConnection, QueryResult } from 'kysely'
import type { Queries } from '../database/index.ts'

type AfterCommit = () => void

/** What one transaction has still to do, and how much of it stood there at each of its savepoints. */
interface Pending {
  after: AfterCommit[]
  savepoints: Map<string, number>
}

/** Whether a commit kept what was done: PostgreSQL answers `ROLLBACK` where a statement had failed before. */
const isKept = ({ rows }: QueryResult<unknown>): boolean => (rows[0] as { command?: unknown } | undefined)?.command !== 'ROLLBACK'

/**
 * @returns a function that calls `after` once the transaction `queries` is
 *   committed; never where it, or the savepoint before it, is rolled back
 */
export function watchCommits(): (queries: Queries, after: AfterCommit) => Promise<void> {
  const pending = new WeakMap<DatabaseConnection, Pending>()

  const of = (connection: DatabaseConnection): Pending => {
    const found = pending.get(connection) ?? { after: [], savepoints: new Map<string, number>() }
    pending.set(connection, found)
    return found
  }

  /** Connections go back to their pool and come again: each is watched once. */
  function watch(connection: DatabaseConnection): void {
    if (pending.has(connection)) return
    of(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <R>(...[query, options]: Parameters<DatabaseConnection['executeQuery']>) => {
      const { sql } = query
      const { after, savepoints } = of(connection)
      const [, back, savepoint] = /^(rollback to )?savepoint "?(\w+)/.exec(sql) ?? []
      if (savepoint && back) after.splice(savepoints.get(savepoint) ?? 0)
      else if (savepoint) savepoints.set(savepoint, after.length)
      const isEnd = sql === 'commit' || sql === 'rollback'
      if (isEnd) pending.set(connection, { after: [], savepoints: new Map() })
      const result = await execute<R>(query, options)
      if (sql === 'commit' && isKept(result)) for (const one of after) one()
      return result
    }
  }

  return (queries, after) =>
    queries.getExecutor().provideConnection((connection) => {
      watch(connection)
      of(connection).after.push(after)
      return Promise.resolve()
    })
}
