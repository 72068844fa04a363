import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { NoticesService } from '../notices/index.ts'
import type { StoresService } from '../stores/index.ts'
import { type SynchronisationFailure, type SynchronisationRow, synchronisationRepository } from './synchronisation.repository.ts'

export interface EndDependencies {
  database: Database
  stores: StoresService
  notices: NoticesService
  events: Events
  clock: Clock
  afterwards(storeId: string, queries: Queries): Promise<void>
}

const whole = (row: SynchronisationRow): boolean => row.scope === 'everything' || row.scope === 'nightly'

/** Whether people are told. Nobody wants to hear every morning that nothing happened, nor of sales that came in by themselves. */
function worthNotice(row: SynchronisationRow, errors: boolean): boolean {
  if (row.scope === 'sales') return errors || row.requestedBy !== null
  return errors || row.scope !== 'nightly' || row.added + row.changed + row.moved + row.gone > 0
}

/** Ends a synchronisation, with all that follows, in one transaction; does nothing where it has ended otherwise. `failure`: what stopped it; null where it went through. */
export async function endSynchronisation(
  { database, stores, notices, events, clock, afterwards }: EndDependencies,
  { storeId, id }: Pick<SynchronisationRow, 'storeId' | 'id'>,
  failure: SynchronisationFailure | null,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const inside = synchronisationRepository(transaction, storeId)
    const row = await inside.byId(id)
    if (!row) return
    const errors = row.failure !== null || row.unreadable > 0
    const state = failure !== null ? 'failed' : errors ? 'done-with-errors' : 'done'
    if (!(await inside.end(id, state, failure ?? row.failure, clock.now()))) return
    const store = await stores.require(storeId)
    if (failure === null && whole(row)) await stores.setReadiness(storeId, 'ready', clock.now(), transaction)
    if (failure !== null && whole(row) && store.readiness !== 'ready') await stores.setReadiness(storeId, 'failed', undefined, transaction)
    if (failure === null && (row.scope !== 'sales' || row.changed > 0)) await afterwards(storeId, transaction)
    await events.tell({ what: 'synchronisation', storeId, id }, transaction)
    if (!worthNotice(row, failure !== null || errors)) return
    const kind =
      failure === 'credential'
        ? 'credential-invalid'
        : failure !== null
          ? 'synchronisation-failed'
          : errors
            ? 'synchronisation-with-errors'
            : 'synchronised'
    const { read, added, changed, moved, gone, unreadable } = row
    await notices.add({ storeId, kind, synchronisation: id, figures: { read, added, changed, moved, gone, unreadable } }, transaction)
  })
}
