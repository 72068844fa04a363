import type { CalendarEvent } from '../../../src/design/event-calendar/index.ts'
import type { PublicationState } from '../../../src/design/state-badge/index.ts'
import { categories, productsOf } from '../shop/index.ts'

/** A publication of any of the stores, as the queue tells it. */
export interface QueuedPublication {
  id: string
  store: string
  list: string
  kind: 'category' | 'collection'
  state: PublicationState
  /** When it begins, or was asked for; ISO 8601. */
  start: string
  /** When the former ordering comes back. */
  end: string | null
  endedAt: string | null
  products: number
  /** Products whose score must change. */
  writes: number
  written: number
  failed: number
  /** Places read back, and how many were as asked. */
  checked: number
  verified: number
  by: string
}

const gifts = 'Demo Gift Shop'
const ana = 'Regalos de Ana'
const casa = 'Casa & Jardim'

const sizeOf = (list: string): number => categories.find(({ name }) => name === list)?.products ?? 0

type Given = Pick<QueuedPublication, 'store' | 'list' | 'state' | 'start' | 'by'> & Partial<QueuedPublication>

/** Fills in what follows from the state: what was written, what was read back. */
function publication(given: Given, nth: number): QueuedPublication {
  const products = given.products ?? sizeOf(given.list)
  const writes = given.writes ?? Math.ceil(products * 0.3)
  const begun = given.state !== 'scheduled' && given.state !== 'waiting'
  const over = given.state === 'verified' || given.state === 'done-with-errors'
  const failed = given.failed ?? 0
  const written = given.written ?? (over || given.state === 'sent' ? writes - failed : 0)
  const checked = over ? products : 0
  return { id: `p${nth + 1}`, kind: 'category', end: null, endedAt: null, products, writes, failed, checked, verified: over ? products - failed : 0, ...given, written: begun ? written : 0 }
}

const given: readonly Given[] = [
  { store: gifts, list: 'T-Light Holders', state: 'running', start: '2026-11-21T10:22:00Z', by: 'Ana Ruiz', written: 14 },
  { store: casa, list: 'Garden Tools', kind: 'collection', state: 'running', start: '2026-11-21T10:05:00Z', by: 'João Lima', products: 12_480, writes: 9_310, written: 6_204 },
  { store: gifts, list: 'Cake Stands', state: 'waiting', start: '2026-11-21T10:23:00Z', by: 'Ana Ruiz' },
  { store: ana, list: 'Novedades', kind: 'collection', state: 'waiting', start: '2026-11-21T10:24:00Z', by: 'Marta Soler', products: 340, writes: 120 },
  { store: gifts, list: 'Storage Jars & Canisters', state: 'sent', start: '2026-11-21T10:12:00Z', by: 'Ana Ruiz' },
  { store: gifts, list: 'Christmas Decorations', state: 'scheduled', start: '2026-11-27T00:05:00Z', end: '2026-12-01T00:00:00Z', by: 'Ana Ruiz' },
  { store: gifts, list: 'Mugs', state: 'scheduled', start: '2026-11-27T00:05:00Z', end: '2026-11-30T00:00:00Z', by: 'Ana Ruiz' },
  { store: gifts, list: 'Christmas Decorations', state: 'scheduled', start: '2026-11-29T08:00:00Z', by: 'Marta Soler' },
  { store: ana, list: 'Black Friday', kind: 'collection', state: 'scheduled', start: '2026-11-27T07:00:00Z', end: '2026-11-30T23:00:00Z', by: 'Marta Soler', products: 180, writes: 180 },
  { store: casa, list: 'Natal', kind: 'collection', state: 'scheduled', start: '2026-11-24T11:00:00Z', by: 'João Lima', products: 940, writes: 402 },
  { store: gifts, list: 'Cake Cases', state: 'failed', start: '2026-11-21T08:30:00Z', endedAt: '2026-11-21T08:31:00Z', by: 'Ana Ruiz', written: 2 },
  { store: gifts, list: 'Lunch & Snack Boxes', state: 'done-with-errors', start: '2026-11-20T17:02:00Z', endedAt: '2026-11-20T17:04:00Z', by: 'Ana Ruiz', failed: 2 },
  { store: gifts, list: 'Mugs', state: 'verified', start: '2026-11-20T09:14:00Z', endedAt: '2026-11-20T09:15:00Z', by: 'Ana Ruiz' },
  { store: ana, list: 'Regalos de otoño', kind: 'collection', state: 'verified', start: '2026-11-19T16:40:00Z', endedAt: '2026-11-19T16:46:00Z', by: 'Marta Soler', products: 512, writes: 210 },
  { store: gifts, list: 'Pans & Kitchen Tools', state: 'cancelled', start: '2026-11-19T11:20:00Z', endedAt: '2026-11-19T11:20:04Z', by: 'Ana Ruiz', written: 6 },
  { store: casa, list: 'Vasos e plantas', state: 'verified', start: '2026-11-18T13:00:00Z', endedAt: '2026-11-18T13:41:00Z', by: 'João Lima', products: 8_120, writes: 5_077 },
  { store: gifts, list: 'Teapots & Tea Sets', state: 'verified', start: '2026-11-17T08:00:00Z', endedAt: '2026-11-17T08:01:00Z', by: 'Ana Ruiz' },
  { store: gifts, list: 'Baking Moulds & Cutters', state: 'verified', start: '2026-11-12T08:00:00Z', endedAt: '2026-11-12T08:01:00Z', by: 'Ana Ruiz' },
  { store: casa, list: 'Natal', kind: 'collection', state: 'verified', start: '2026-11-05T11:00:00Z', endedAt: '2026-11-05T11:09:00Z', by: 'João Lima', products: 940, writes: 940 },
]

export const publications: readonly QueuedPublication[] = given.map(publication)

export const eventOf = ({ id, list, store, state, start, end }: QueuedPublication): CalendarEvent => ({ id, title: list, store, state, start, end })

/** A call that a publication made to the platform. */
export interface PlatformCall {
  id: string
  /** ISO 8601. */
  at: string
  method: 'GET' | 'PUT'
  path: string
  status: number
  milliseconds: number
}

/** The first calls of a publication of the gift shop: each product is read and put back; the platform once asks to wait, and a refusal ends it. */
export function callsOf({ list, start, state }: QueuedPublication): readonly PlatformCall[] {
  const known = productsOf(list)
  const products = (known.length > 0 ? known : productsOf('Mugs')).slice(0, state === 'failed' ? 3 : 6)
  const begin = Date.parse(start)
  return products.flatMap(({ id }, nth) =>
    (state === 'failed' && nth === 2 ? (['GET'] as const) : (['GET', 'PUT'] as const)).map((method, half): PlatformCall => {
      const refused = state === 'failed' && nth === 2
      return {
        id: `${id} ${method}`,
        at: new Date(begin + 2_000 + nth * 340 + half * 150).toISOString(),
        method,
        path: `/api/catalog/pvt/product/${id}`,
        status: refused ? 401 : nth === 4 && half === 1 ? 429 : 200,
        milliseconds: 62 + ((id * 7 + half * 31) % 90),
      }
    }),
  )
}
