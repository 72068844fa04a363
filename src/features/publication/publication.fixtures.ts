import type { Publication } from '../../../contract/index.ts'

/** A publication under way, for stories and tests. */
export const publication: Publication = {
  id: '0b7a6a52-6a51-4a6e-9a5c-1f1e5f0a9c11', store: 'demo', categoryId: 7, categoryName: 'Tazas', state: 'running', waitingFor: null, failure: null, version: 3,
  requestedBy: 'Ana Ruiz', requestedAt: '2026-11-20T09:28:00Z', startedAt: '2026-11-20T09:28:01Z', endedAt: null, retryAt: null,
  products: 118, toWrite: 24, written: 9, skipped: 1, failed: 0, checked: 0, verified: 0, faults: [],
}
