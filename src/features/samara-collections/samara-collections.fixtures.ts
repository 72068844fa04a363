import { samaraStatus, type SamaraCollection, type SamaraGroup, type SamaraProduct } from '../../../contract/index.ts'
import type { SamaraLinks } from './model/links.ts'

/** A collection as the server gives it. */
export const samaraCollection = (given: Partial<SamaraCollection> & Pick<SamaraCollection, 'id' | 'name'>): SamaraCollection => {
  const whole = {
    store: 'demogiftshop',
    description: '',
    idVtex: null,
    active: true,
    highlight: true,
    searchable: true,
    startDate: null,
    endDate: null,
    archived: false,
    entering: 'end' as const,
    criteria: [],
    version: 1,
    products: 0,
    filledAt: null,
    refreshFailure: null,
    groups: [],
    ...given,
  }
  return {
    refreshedAt: whole.filledAt,
    ...whole,
    vtexId: whole.idVtex,
    inVtex: whole.idVtex !== null,
    status: samaraStatus(whole, '2026-11-21'),
  }
}

const used = (id: number, name: string, exclude = false) => ({ id, name, exclude })

/** Collections in every status. */
export const collections: readonly SamaraCollection[] = [
  samaraCollection({
    id: 1,
    name: 'Tea time',
    description: 'Cups, saucers and stands under £10',
    idVtex: 212,
    products: 49,
    filledAt: '2026-11-21T06:02:00Z',
    groups: [used(1, 'Tea things'), used(2, 'Bags and stands'), used(3, 'Sold out', true)],
  }),
  samaraCollection({
    id: 2,
    name: 'Christmas under £5',
    description: 'Presents for colleagues',
    startDate: '2026-12-01',
    endDate: '2026-12-24',
    products: 118,
    filledAt: '2026-11-20T06:02:00Z',
    groups: [used(4, 'Christmas'), used(3, 'Sold out', true)],
  }),
  samaraCollection({
    id: 3,
    name: 'Candle evenings',
    idVtex: 207,
    products: 78,
    filledAt: '2026-11-21T06:02:00Z',
    groups: [used(5, 'Candles')],
  }),
  samaraCollection({ id: 4, name: 'Spring window', active: false }),
  samaraCollection({
    id: 5,
    name: 'Back to school',
    endDate: '2026-09-15',
    products: 31,
    filledAt: '2026-09-15T06:00:00Z',
    groups: [used(6, 'Lunch bags')],
  }),
  samaraCollection({ id: 6, name: 'Summer 2025', archived: true, products: 64, filledAt: '2025-09-01T06:00:00Z' }),
]

/** Addresses that say what they are. */
export const links: SamaraLinks = {
  collections: '#samara-collections',
  create: '#create-samara-collection',
  edit: (name) => `#edit-${encodeURIComponent(name)}`,
  addGroups: (name) => `#add-groups-${encodeURIComponent(name)}`,
  order: (id) => `#order-${id}`,
  publish: (id) => `#review-${id}`,
  groups: '#groups-list',
  createGroup: (collection) => `#groups-create-${encodeURIComponent(collection ?? '')}`,
  editGroup: (id, collection) => `#groups-edit-${id}-${encodeURIComponent(collection ?? '')}`,
}

const filter = (id: number, given: Omit<SamaraGroup['filters'][number], 'id' | 'not' | 'gone'>, not = false) => ({
  id,
  not,
  gone: [],
  ...given,
})
const group = (given: Partial<SamaraGroup> & Pick<SamaraGroup, 'id' | 'name'>): SamaraGroup => ({
  store: 'demogiftshop',
  exclude: false,
  version: 1,
  filters: [],
  products: 0,
  usedBy: [],
  ...given,
})

/** Groups in use and not in use, by filters and by hand. */
export const groups: readonly SamaraGroup[] = [
  group({
    id: 1,
    name: 'Tea things',
    filters: [
      filter(1, { column: 'category', operator: 'any', values: [100] }),
      filter(2, { column: 'price', operator: 'most', values: [1_000] }),
      filter(3, { column: 'soldOut', operator: 'is', values: [] }, true),
    ],
    usedBy: [used(1, 'Tea time'), used(2, 'Christmas under £5')],
  }),
  group({ id: 2, name: 'Bags and stands', products: 10, usedBy: [used(1, 'Tea time')] }),
  group({
    id: 3,
    name: 'Sold out',
    exclude: true,
    filters: [
      filter(4, { column: 'units90', operator: 'most', values: [0] }),
      filter(5, { column: 'brand', operator: 'any', values: [77] }),
    ],
    usedBy: [used(1, 'Tea time', true)],
  }),
  group({ id: 5, name: 'Candles', filters: [filter(6, { column: 'name', operator: 'word', values: ['candle'] })] }),
]

/** A product of a group, out of the shop of the stories. */
export const samaraProduct = (
  { id, name, reference, imageUrl, price, stock }: Pick<SamaraProduct, 'id' | 'name' | 'reference' | 'imageUrl' | 'price' | 'stock'>,
  pinned = false,
): SamaraProduct => ({ id, name, reference, imageUrl, price, stock, picked: true, pinned })
