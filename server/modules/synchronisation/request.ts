import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { type NewSynchronisation, synchronisationRepository } from './synchronisation.repository.ts'

export const synchronisationTask = 'synchronise'

/** Synchronisations of a store that are kept for its history. */
const kept = 100

export interface RequestDependencies {
  database: Database
  jobs: Jobs
  events: Events
  clock: Clock
}

/** Asks for a synchronisation within a transaction, its job with it. Gives its id; null where one of the store is under way. */
export async function requestWithin(
  transaction: Queries,
  { jobs, events, clock }: Omit<RequestDependencies, 'database'>,
  storeId: string,
  wanted: NewSynchronisation,
): Promise<string | null> {
  const synchronisations = synchronisationRepository(transaction, storeId)
  const id = await synchronisations.add(wanted, clock.now())
  if (id === null) return null
  await synchronisations.tidy(kept)
  await jobs.enqueue(synchronisationTask, { store: storeId, synchronisation: id }, { queries: transaction })
  await events.tell({ what: 'synchronisation', storeId, id }, transaction)
  return id
}

/** The same in a transaction of its own. */
export const requestSynchronisation = (
  dependencies: RequestDependencies,
  storeId: string,
  wanted: NewSynchronisation,
): Promise<string | null> =>
  dependencies.database.transaction().execute((transaction) => requestWithin(transaction, dependencies, storeId, wanted))
