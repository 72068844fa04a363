import type { Database } from '../../database/index.ts'
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

/** Asks for a synchronisation; its job is enqueued in the same transaction. Gives its id; null where one of the store is under way. */
export const requestSynchronisation = ({ database, jobs, events, clock }: RequestDependencies, storeId: string, wanted: NewSynchronisation): Promise<string | null> =>
  database.transaction().execute(async (transaction) => {
    const synchronisations = synchronisationRepository(transaction)
    const id = await synchronisations.add(storeId, wanted, clock.now())
    if (id === null) return null
    await synchronisations.tidy(storeId, kept)
    await jobs.enqueue(synchronisationTask, { synchronisation: id }, { queries: transaction })
    await events.tell({ what: 'synchronisation', storeId, id }, transaction)
    return id
  })
