import type { Publication } from '../../../contract/index.ts'
import type { PublicationRow } from './publication.repository.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A publication as it is told. */
export const showPublication = (row: PublicationRow, faults: Publication['faults'] = []): Publication => ({
  id: row.id,
  store: row.store,
  list: row.list,
  listName: row.listName,
  way: row.way,
  state: row.state,
  waitingFor: row.waitingFor,
  failure: row.failure,
  missingRight: row.missingRight,
  version: row.version,
  requestedBy: row.requestedBy ?? '',
  requestedAt: row.requestedAt.toISOString(),
  startsAt: iso(row.startsAt),
  endsAt: iso(row.endsAt),
  returns: row.returns,
  startedAt: iso(row.startedAt),
  endedAt: iso(row.endedAt),
  retryAt: iso(row.retryAt),
  cancelling: row.cancelAskedAt !== null && (row.state === 'waiting' || row.state === 'running'),
  products: row.products,
  toWrite: row.toWrite,
  written: row.written,
  skipped: row.skipped,
  failed: row.failed,
  checked: row.checked,
  verified: row.verified,
  unseen: row.unseen,
  calls: row.calls,
  faults,
})
