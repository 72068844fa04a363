import type { Database, Queries } from '../../database/index.ts'
import type { Actor, Runs } from '../../runs/index.ts'
import { subjectOf, synchronisationKind } from './synchronisation-kind.ts'
import { type NewSynchronisation, synchronisationRepository } from './synchronisation.repository.ts'

export interface RequestDependencies {
  database: Database
  runs: Runs
}

/** Asks for a synchronisation within a transaction. Returns its id; null where one of the store is under way. */
export async function requestWithin(
  transaction: Queries,
  runs: Runs,
  storeId: string,
  actor: Actor,
  wanted: NewSynchronisation,
): Promise<string | null> {
  const subject = subjectOf(wanted.scope)
  const id = await runs.add(transaction, synchronisationKind, { storeId, subject, state: 'running', actor })
  if (id === null) return null
  const synchronisations = synchronisationRepository(transaction, storeId)
  await synchronisations.add(id, wanted)
  await synchronisations.forget(await runs.forget(transaction, synchronisationKind, storeId))
  return id
}

/** The same in a transaction of its own. */
export const requestSynchronisation = (
  { database, runs }: RequestDependencies,
  storeId: string,
  actor: Actor,
  wanted: NewSynchronisation,
): Promise<string | null> => database.transaction().execute((transaction) => requestWithin(transaction, runs, storeId, actor, wanted))
