import { sql } from 'kysely'
import type { Queries } from '../database/index.ts'
import { type Kind, ruleOf } from './states.ts'

/** The name of the lock that the worker of a run has. */
export const runLock = (runId: string): string => `run ${runId}`

/** The names of the locks for work on a state; a scheduled state needs those of the state that it begins with. */
export function locksFor<S extends string>(kind: Kind<S>, state: S, storeId: string, runId: string): string[] {
  const rule = ruleOf(kind, state)
  const worked = rule.is === 'scheduled' ? ruleOf(kind, rule.begins) : rule
  return [runLock(runId), ...(worked.is === 'active' && worked.alone === 'store' ? [`${kind.name} ${storeId}`] : [])]
}

/** Whether a process works on a run now. If not, none can begin until the transaction of `queries` ends. */
export async function isWorkedOn(queries: Queries, runId: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${runLock(runId)}, 0)) as taken`.execute(queries)
  return !rows[0]!.taken
}
