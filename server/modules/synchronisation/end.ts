import type { RunFailure } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Run, Runs } from '../../runs/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { StoresService } from '../stores/index.ts'
import { synchronisationKind, type SynchronisationStage } from './synchronisation-kind.ts'
import { type SynchronisationRow, synchronisationRepository } from './synchronisation.repository.ts'

export interface EndDependencies {
  database: Database
  stores: StoresService
  notices: NoticesService
  runs: Runs
  clock: Clock
  afterwards(storeId: string, queries: Queries): Promise<void>
}

const whole = (row: SynchronisationRow): boolean => row.scope === 'everything' || row.scope === 'nightly'

/** Whether people are notified. Nobody wants to hear every morning that nothing happened, nor of sales that came in by themselves. */
function worthNotice(row: SynchronisationRow, errors: boolean): boolean {
  if (row.scope === 'sales') return errors || row.requestedBy !== null
  return errors || row.scope !== 'nightly' || row.added + row.changed + row.moved + row.gone > 0
}

/** What a notice says in numbers; what was read of sales are orders, of all else products. */
const figuresOf = ({ scope, read, added, changed, moved, gone, unreadable }: SynchronisationRow) => ({
  [scope === 'sales' ? 'orders' : 'read']: read,
  added,
  changed,
  moved,
  gone,
  unreadable,
})

/** Ends a synchronisation that went through, with all that follows, in one transaction; does nothing where it has ended otherwise. */
export async function endSynchronisation(
  { database, stores, notices, runs, clock, afterwards }: EndDependencies,
  { storeId, id }: Pick<SynchronisationRow, 'storeId' | 'id'>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await synchronisationRepository(transaction, storeId).lock(id)
    if (!row) return
    const errors = row.partFailure !== null || row.unreadable > 0
    if (!(await runs.changeState(transaction, synchronisationKind, row, errors ? 'done-with-errors' : 'done'))) return
    if (whole(row)) await stores.setReadiness(storeId, 'ready', clock.now(), transaction)
    if (row.scope !== 'sales' || row.changed > 0) await afterwards(storeId, transaction)
    if (!worthNotice(row, errors)) return
    const kind = errors ? 'synchronisation-with-errors' : 'synchronised'
    await notices.add({ storeId, kind, synchronisation: id, figures: figuresOf(row) }, transaction)
  })
}

/** What follows when a synchronisation failed. */
export async function followFailure(
  { stores, notices }: Pick<EndDependencies, 'stores' | 'notices'>,
  queries: Queries,
  { storeId, id }: Run<SynchronisationStage>,
  failure: RunFailure,
): Promise<void> {
  const row = await synchronisationRepository(queries, storeId).byId(id)
  if (!row) return
  const store = await stores.require(storeId)
  if (whole(row) && store.readiness !== 'ready') await stores.setReadiness(storeId, 'failed', undefined, queries)
  const kind = failure === 'credential' ? 'credential-invalid' : 'synchronisation-failed'
  await notices.add({ storeId, kind, synchronisation: id, figures: figuresOf(row) }, queries)
}

/** What follows when a synchronisation was cancelled: a store that was never brought in whole stays without its products, and says so. */
export async function followCancellation(
  { stores }: Pick<EndDependencies, 'stores'>,
  queries: Queries,
  { storeId, id }: Run<SynchronisationStage>,
): Promise<void> {
  const row = await synchronisationRepository(queries, storeId).byId(id)
  if (row) await changeReadiness(stores, row, 'synchronising', 'failed', queries)
}

/** What a store says of itself while its whole catalogue comes in, where it says `from` now. */
export async function changeReadiness(
  stores: StoresService,
  row: SynchronisationRow,
  from: 'synchronising' | 'failed',
  to: 'synchronising' | 'failed',
  queries: Queries,
): Promise<void> {
  if (row.scope === 'everything' && (await stores.read(row.storeId))?.readiness === from)
    await stores.setReadiness(row.storeId, to, undefined, queries)
}
