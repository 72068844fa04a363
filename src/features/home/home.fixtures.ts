import type { Home, ListInNeed, RecentList, SoldToday } from '../../../contract/index.ts'

type Seen = Pick<RecentList, 'kind' | 'id' | 'name' | 'routeBefore' | 'status' | 'products' | 'soldOut' | 'soldOutFirst' | 'pictures'>

const list = (id: number, name: string, given: Partial<Seen> = {}): Seen => ({
  kind: 'category',
  id,
  name,
  routeBefore: 'Cocina y mesa',
  status: 'verified',
  products: 118,
  soldOut: 0,
  soldOutFirst: 0,
  pictures: [],
  ...given,
})

const attention: ListInNeed[] = [
  {
    ...list(108, 'Cake Stands', { status: 'failed' }),
    reason: 'failed',
    revenue30: 2_342_600,
    drifted: null,
    savedAt: '2026-11-20T16:05:00Z',
  },
  { ...list(601, 'Mugs', { status: 'drifted' }), reason: 'drifted', revenue30: 1_005_300, drifted: 3, savedAt: '2026-11-19T10:00:00Z' },
  { ...list(103, 'Teapots', { soldOut: 12, soldOutFirst: 3 }), reason: 'sold-out', revenue30: 884_150, drifted: null, savedAt: null },
  {
    ...list(9_001, 'Regalos de Navidad', { kind: 'collection', routeBefore: '', status: 'draft' }),
    reason: 'unpublished',
    revenue30: 97_420,
    drifted: null,
    savedAt: '2026-11-21T09:40:00Z',
  },
]

/** Home on a morning on which something is to be done; `pictures` of the lists that were opened last. */
export const homeOf = (pictures: readonly (string | null)[]): Home & { sales: SoldToday } => ({
  currency: 'GBP',
  trouble: null,
  running: 0,
  attention,
  counts: { failed: 1, drifted: 1, 'sold-out': 9, unpublished: 1 },
  inNeed: { category: 11, collection: 1 },
  proposals: { waiting: 0, sentBack: 0 },
  automations: { held: [], next: null },
  sales: {
    day: '2026-11-21',
    until: '2026-11-21T11:40:00Z',
    pending: false,
    today: { orders: 43, units: 1_204, revenue: 296_466 },
    sameHours: { orders: 51, units: 1_110, revenue: 261_010 },
  },
  recent: [
    { ...list(101, 'T-Light Holders', { status: 'draft', soldOut: 4 }), openedAt: '2026-11-21T10:20:00Z' },
    { ...list(601, 'Mugs', { status: 'drifted' }), openedAt: '2026-11-20T15:05:00Z' },
    { ...list(108, 'Cake Stands', { status: 'failed', products: 25 }), openedAt: '2026-11-18T09:40:00Z' },
    { ...list(103, 'Teapots', { status: 'never', soldOut: 12, soldOutFirst: 3 }), openedAt: '2026-11-12T11:15:00Z' },
  ].map((one, nth) => ({ ...one, pictures: pictures.slice(nth * 4, nth * 4 + 4) })),
  firstSteps: { ordered: true, reviewed: true, published: true, next: null },
})
