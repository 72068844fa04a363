import type { CatalogueChange, PlatformRight, Synchronisation } from '../../../contract/index.ts'

/** One that is done, except for the given fields. */
export const synchronisation = (more: Partial<Synchronisation> = {}): Synchronisation => ({
  id: 's',
  store: 'demo',
  scope: 'everything',
  targets: [],
  state: 'done',
  phase: null,
  waitingFor: null,
  retryAt: null,
  failure: null,
  requestedBy: 'ana@demogiftshop.example',
  requestedAt: '2026-11-21T05:00:00Z',
  startedAt: '2026-11-21T05:00:00Z',
  usableAt: '2026-11-21T05:00:21Z',
  endedAt: '2026-11-21T05:01:14Z',
  cancelling: false,
  done: 0,
  total: null,
  perMinute: null,
  secondsLeft: null,
  read: 3_953,
  added: 6,
  changed: 9,
  moved: 2,
  gone: 3,
  unreadable: 0,
  ...more,
})

const at = (day: number, time: string): Pick<Synchronisation, 'requestedAt' | 'startedAt'> => ({
  requestedAt: `2026-11-${day}T${time}Z`,
  startedAt: `2026-11-${day}T${time}Z`,
})

/** The synchronisations of a week, newest first. */
export const history: readonly Synchronisation[] = [
  synchronisation({ id: 's6', scope: 'nightly', requestedBy: null }),
  synchronisation({
    id: 's5',
    scope: 'categories',
    targets: [
      { id: 101, name: 'Mugs' },
      { id: 108, name: 'Cake Stands' },
    ],
    ...at(20, '16:12:00'),
    endedAt: '2026-11-20T16:12:09Z',
    read: 112,
    added: 0,
    changed: 4,
    moved: 0,
    gone: 0,
  }),
  synchronisation({
    id: 's4',
    scope: 'sales',
    ...at(20, '09:00:00'),
    endedAt: '2026-11-20T09:03:40Z',
    read: 18_204,
    added: 0,
    changed: 0,
    moved: 0,
    gone: 0,
  }),
  synchronisation({
    id: 's3',
    scope: 'collection',
    targets: [{ id: 131, name: 'Retrospot' }],
    ...at(19, '12:40:00'),
    endedAt: '2026-11-19T12:40:05Z',
    read: 74,
    added: 0,
    changed: 12,
    moved: 0,
    gone: 0,
  }),
  synchronisation({
    id: 's2',
    state: 'done-with-errors',
    ...at(19, '05:00:00'),
    endedAt: '2026-11-19T05:05:12Z',
    unreadable: 2,
    read: 3_912,
  }),
  synchronisation({
    id: 's1',
    scope: 'collections',
    state: 'cancelled',
    ...at(18, '09:30:00'),
    endedAt: '2026-11-18T09:30:03Z',
    read: 190,
    added: 0,
    changed: 0,
    moved: 0,
    gone: 0,
  }),
]

/** One at work: the lists can be used, details still come in. */
export const running = synchronisation({
  id: 's7',
  state: 'running',
  phase: 'details',
  requestedAt: '2026-11-21T10:23:00Z',
  startedAt: '2026-11-21T10:23:01Z',
  usableAt: '2026-11-21T10:23:22Z',
  endedAt: null,
  done: 2_293,
  total: 3_953,
  perMinute: 3_205,
  secondsLeft: 95,
  read: 2_293,
  added: 4,
  changed: 7,
  moved: 1,
  gone: 0,
})

const feature = (name: PlatformRight['feature'], result: PlatformRight['result'], right: string): PlatformRight => ({
  feature: name,
  result,
  right,
})

/** A key that lacks a right, with one that could not be tried. */
export const rights: readonly PlatformRight[] = [
  feature('account', 'allowed', 'Get Account'),
  feature('categories', 'allowed', 'Read Categories'),
  feature('products', 'allowed', 'Products and SKUs - Full access'),
  feature('offers', 'allowed', 'Search'),
  feature('collections', 'forbidden', 'CMS Collections - Full access'),
  feature('sales', 'allowed', 'List Orders'),
  feature('sales-feed', 'unknown', 'Feed v3 and Hook'),
]

const change = (product: number, kind: CatalogueChange['kind'], name: string, was: string | null, is: string | null): CatalogueChange => ({
  product,
  kind,
  name,
  reference: `R-${product}`,
  imageUrl: null,
  was,
  is,
})

/** One change of each kind. */
export const changes: readonly CatalogueChange[] = [
  change(1, 'new', 'Regency Cakestand 3 Tier', null, 'Cake Stands'),
  change(2, 'gone', 'Jumbo Bag Pink Polkadot', 'Bags', null),
  change(3, 'back', 'Party Bunting', null, 'Party'),
  change(4, 'moved', 'White Hanging Heart T-Light Holder', 'Decorations & Wall Art', 'T-Light Holders'),
  change(5, 'price', 'Assorted Colour Bird Ornament', '169', '145'),
  change(5, 'stock', 'Assorted Colour Bird Ornament', '12', '0'),
  change(6, 'stock', 'Lunch Bag Red Retrospot', '0', '48'),
]
