import type { ListReference, PlatformCallRecord, Publication } from '../../../contract/index.ts'
import { publication } from './publication.fixtures.ts'
import { queueLinesOf, type QueueLine, type QueueStore } from './model/queue.ts'

/** Three stores of one person, in three zones. */
export const queueStores: readonly QueueStore[] = [
  { store: 'gifts', displayName: 'Demo Gift Shop', timeZone: 'Europe/London', approval: false },
  { store: 'ana', displayName: 'Regalos de Ana', timeZone: 'Europe/Madrid', approval: false },
  { store: 'casa', displayName: 'Casa & Jardim', timeZone: 'America/Sao_Paulo', approval: false },
]

type Given = Pick<Publication, 'store' | 'listName' | 'state' | 'requestedBy' | 'products'> &
  Partial<Publication> & { at: string; kind?: ListReference['kind'] }

/** Fills in what follows from the state: what was written, what was read back. */
function made({ at, kind = 'category', ...given }: Given, nth: number): Publication {
  const { state, products, listName } = given
  const begun = state !== 'scheduled' && state !== 'waiting'
  const over = state === 'verified' || state === 'done-with-errors'
  const toWrite = begun ? (given.toWrite ?? Math.ceil(products * 0.3)) : null
  const failed = given.failed ?? 0
  return {
    ...publication,
    id: `0b7a6a52-6a51-4a6e-9a5c-${String(nth + 1).padStart(12, '0')}`,
    // The same list has the same number wherever it stands.
    list: { kind, id: [...listName].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) },
    way: kind === 'category' ? 'scores' : 'positions',
    requestedAt: state === 'scheduled' ? '2026-11-21T09:40:00Z' : at,
    startsAt: state === 'scheduled' ? at : null,
    startedAt: begun ? at : null,
    written: over || state === 'sent' ? (toWrite ?? 0) - failed : 0,
    skipped: 0,
    checked: over ? products : 0,
    verified: over ? products - failed : 0,
    calls: begun ? 24 : 0,
    ...given,
    toWrite,
  }
}

const given: readonly Given[] = [
  {
    store: 'gifts',
    listName: 'T-Light Holders',
    state: 'running',
    at: '2026-11-21T10:22:00Z',
    requestedBy: 'Ana Ruiz',
    products: 78,
    written: 14,
  },
  {
    store: 'casa',
    listName: 'Garden Tools',
    kind: 'collection',
    state: 'running',
    at: '2026-11-21T10:05:00Z',
    requestedBy: 'João Lima',
    products: 12_480,
    toWrite: 9_310,
    written: 6_204,
  },
  {
    store: 'gifts',
    listName: 'Cake Stands',
    state: 'waiting',
    waitingFor: 'worker',
    at: '2026-11-21T10:23:00Z',
    requestedBy: 'Ana Ruiz',
    proposedBy: 'Marta Soler',
    products: 23,
  },
  {
    store: 'ana',
    listName: 'Novedades',
    kind: 'collection',
    state: 'waiting',
    waitingFor: 'platform',
    retryAt: '2026-11-21T10:26:00Z',
    at: '2026-11-21T10:24:00Z',
    requestedBy: 'Marta Soler',
    products: 340,
  },
  {
    store: 'gifts',
    listName: 'Storage Jars & Canisters',
    state: 'sent',
    at: '2026-11-21T10:12:00Z',
    requestedBy: 'Ana Ruiz',
    products: 66,
  },
  {
    store: 'gifts',
    listName: 'Christmas Decorations',
    state: 'scheduled',
    at: '2026-11-27T00:05:00Z',
    endsAt: '2026-12-01T00:00:00Z',
    requestedBy: 'Ana Ruiz',
    products: 258,
  },
  {
    store: 'gifts',
    listName: 'Mugs',
    state: 'scheduled',
    at: '2026-11-27T00:05:00Z',
    endsAt: '2026-11-30T00:00:00Z',
    requestedBy: 'Ana Ruiz',
    products: 61,
  },
  {
    store: 'gifts',
    listName: 'Christmas Decorations',
    state: 'scheduled',
    at: '2026-11-29T08:00:00Z',
    requestedBy: 'Marta Soler',
    products: 258,
  },
  {
    store: 'ana',
    listName: 'Black Friday',
    kind: 'collection',
    state: 'scheduled',
    at: '2026-11-27T07:00:00Z',
    endsAt: '2026-11-30T23:00:00Z',
    requestedBy: 'Marta Soler',
    products: 180,
  },
  {
    store: 'casa',
    listName: 'Natal',
    kind: 'collection',
    state: 'scheduled',
    at: '2026-11-24T11:00:00Z',
    requestedBy: 'João Lima',
    products: 940,
  },
  {
    store: 'gifts',
    listName: 'Cake Cases',
    state: 'failed',
    failure: 'credential',
    at: '2026-11-21T08:30:00Z',
    endedAt: '2026-11-21T08:31:00Z',
    requestedBy: 'Ana Ruiz',
    products: 44,
    written: 2,
  },
  {
    store: 'gifts',
    listName: 'Lunch & Snack Boxes',
    state: 'done-with-errors',
    at: '2026-11-20T17:02:00Z',
    endedAt: '2026-11-20T17:04:00Z',
    requestedBy: 'Ana Ruiz',
    products: 52,
    failed: 2,
    faults: [
      {
        product: 22_382,
        name: 'Lunch bag spaceboy design',
        fault: 'refused',
        found: null,
        reason: 'said',
        platformSays: '400 BrandId is required',
      },
      { product: 20_725, name: 'Lunch bag red retrospot', fault: 'gone', found: null, reason: null, platformSays: null },
    ],
  },
  {
    store: 'gifts',
    listName: 'Mugs',
    state: 'verified',
    at: '2026-11-20T09:14:00Z',
    endedAt: '2026-11-20T09:15:00Z',
    requestedBy: 'Ana Ruiz',
    products: 61,
  },
  {
    store: 'ana',
    listName: 'Regalos de otoño',
    kind: 'collection',
    state: 'verified',
    at: '2026-11-19T16:40:00Z',
    endedAt: '2026-11-19T16:46:00Z',
    requestedBy: 'Marta Soler',
    products: 512,
    toWrite: 210,
  },
  {
    store: 'gifts',
    listName: 'Pans & Kitchen Tools',
    state: 'cancelled',
    at: '2026-11-19T11:20:00Z',
    endedAt: '2026-11-19T11:20:04Z',
    requestedBy: 'Ana Ruiz',
    products: 71,
    written: 6,
  },
  {
    store: 'casa',
    listName: 'Vasos e plantas',
    state: 'verified',
    at: '2026-11-18T13:00:00Z',
    endedAt: '2026-11-18T13:41:00Z',
    requestedBy: 'João Lima',
    products: 8_120,
    toWrite: 5_077,
  },
  {
    store: 'gifts',
    listName: 'Teapots & Tea Sets',
    state: 'verified',
    at: '2026-11-17T08:00:00Z',
    endedAt: '2026-11-17T08:01:00Z',
    requestedBy: 'Ana Ruiz',
    products: 38,
  },
  {
    store: 'casa',
    listName: 'Natal',
    kind: 'collection',
    state: 'verified',
    at: '2026-11-05T11:00:00Z',
    endedAt: '2026-11-05T11:09:00Z',
    requestedBy: 'João Lima',
    products: 940,
    toWrite: 940,
  },
]

/** Publications of three stores, in every state. */
export const queueLines: readonly QueueLine[] = queueLinesOf(given.map(made), queueStores)

/** The calls of one whose credential was refused at the second product. */
export const refusedCalls: { total: number; failed: number; calls: readonly PlatformCallRecord[] } = {
  total: 5,
  failed: 2,
  calls: [
    { at: '2026-11-21T08:30:02Z', method: 'GET', path: '/api/catalog/pvt/product/21977', status: 200, milliseconds: 71 },
    { at: '2026-11-21T08:30:02Z', method: 'PUT', path: '/api/catalog/pvt/product/21977', status: 200, milliseconds: 118 },
    { at: '2026-11-21T08:30:03Z', method: 'GET', path: '/api/catalog/pvt/product/21212', status: 429, milliseconds: 12 },
    { at: '2026-11-21T08:30:05Z', method: 'GET', path: '/api/catalog/pvt/product/21212', status: 200, milliseconds: 64 },
    { at: '2026-11-21T08:30:06Z', method: 'PUT', path: '/api/catalog/pvt/product/21212', status: 401, milliseconds: 33 },
  ],
}
