import type { Publication } from '../../../contract/index.ts'
import { shownState } from './publication-kind.ts'
import type { PublicationRow } from './publication.repository.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** When a waiting publication is tried again; null when it waits for a worker. */
const retryAt = ({ state, waitsFor, dueAt }: PublicationRow): Date | null =>
  state !== 'scheduled' && (waitsFor === 'platform' || waitsFor === 'retry' || waitsFor === 'time') ? dueAt : null

/** A publication as it is sent to people. */
export function showPublication(row: PublicationRow, faults: Publication['faults'] = []): Publication {
  const state = shownState(row)
  const ours = state === 'waiting' ? 'worker' : null
  return {
    id: row.id,
    store: row.store,
    list: row.list,
    listName: row.listName,
    way: row.way,
    state,
    waitingFor: row.waitsFor === 'platform' ? 'platform' : ours,
    failure: row.state === 'superseded' ? 'superseded' : row.failure,
    missingRight: row.failureDetail,
    version: row.version,
    requestedBy: row.requestedBy ?? '',
    proposedBy: row.proposedBy,
    automation: row.automation,
    requestedAt: row.requestedAt.toISOString(),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    returns: row.returns,
    startedAt: iso(row.startedAt),
    endedAt: iso(row.endedAt),
    retryAt: iso(retryAt(row)),
    cancelling: row.cancelRequestedAt !== null && (state === 'waiting' || state === 'running'),
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
  }
}
