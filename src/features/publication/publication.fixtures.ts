import type { Drift, Publication, PublicationConflict } from '../../../contract/index.ts'

/** A publication under way, for stories and tests. */
export const publication: Publication = {
  id: '0b7a6a52-6a51-4a6e-9a5c-1f1e5f0a9c11',
  store: 'demo',
  list: { kind: 'category', id: 7 },
  listName: 'Tazas',
  way: 'scores',
  state: 'running',
  waitingFor: null,
  failure: null,
  missingRight: null,
  version: 3,
  requestedBy: 'Ana Ruiz',
  proposedBy: null,
  automation: null,
  requestedAt: '2026-11-20T09:28:00Z',
  startsAt: null,
  endsAt: null,
  returns: null,
  startedAt: '2026-11-20T09:28:01Z',
  endedAt: null,
  retryAt: null,
  cancelling: false,
  products: 118,
  toWrite: 24,
  written: 9,
  skipped: 1,
  failed: 0,
  checked: 0,
  verified: 0,
  unseen: 0,
  calls: 19,
  faults: [],
}

/** A publication that begins and ends on Black Friday. */
export const scheduled: Publication = {
  ...publication,
  id: '0b7a6a52-6a51-4a6e-9a5c-1f1e5f0a9c12',
  state: 'scheduled',
  startsAt: '2026-11-27T00:05:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  startedAt: null,
  toWrite: null,
  written: 0,
  skipped: 0,
  calls: 0,
}

export const drift: Drift = {
  list: { kind: 'category', id: 7 },
  listName: 'Tazas',
  foundAt: '2026-11-20T08:02:00Z',
  checked: 118,
  unseen: 0,
  differing: 3,
  differences: [
    { product: 1_004, name: 'Taza esmaltada roja', asked: 1, found: 14 },
    { product: 1_009, name: 'Taza de viaje', asked: 2, found: 1 },
    { product: 1_011, name: 'Taza de porcelana azul', asked: 5, found: null },
  ],
}

export const conflicts: readonly PublicationConflict[] = [
  { list: { kind: 'category', id: 4 }, listName: 'Cocina y mesa', kind: 'published', at: '2026-11-18T10:00:00Z', shared: 12, displaced: 5 },
  { list: { kind: 'category', id: 9 }, listName: 'Regalos', kind: 'scheduled', at: '2026-11-27T00:05:00Z', shared: 3, displaced: 1 },
]
