import { platformFeatures, type PlatformFeature, type PlatformRight, type StoreCredential } from '../../../contract/index.ts'

const names: Record<PlatformFeature, string> = {
  account: 'Catalog API / General / View Product',
  categories: 'Catalog / Content / Category',
  brands: 'Catalog / Content / Brands',
  products: 'Catalog / Content / Product and SKU Management',
  offers: 'Catalog API / General / View Product',
  collections: 'Catalog / Collection / Read Collections',
  prices: 'Pricing / Price List / Read prices',
  stock: 'Logistics / Logistics access / Logistics inventory read only',
  sales: 'OMS / OMS access / List Orders',
  'sales-feed': 'OMS / OMS Access / Feed v3 and Hook Admin',
}

/** The rights of a key, all of them there but for these. */
export const rightsBut = (...missing: PlatformFeature[]): PlatformRight[] =>
  platformFeatures.map((feature) => ({ feature, result: missing.includes(feature) ? 'forbidden' : 'allowed', right: names[feature] }))

/** A store that is up to date. */
export const ownStore: StoreCredential = {
  id: '1',
  store: 'regalosdeana',
  displayName: 'Regalos de Ana',
  storeType: 'vtex',
  account: 'regalosdeana',
  role: 'owner',
  approval: false,
  keyEndsWith: 'PLTZ',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  readiness: 'ready',
  pausedAt: null,
  storefrontUrl: null,
  products: 1_204,
  synchronisedAt: '2026-11-21T10:21:00Z',
}

/** One of each kind: up to date, paused, of somebody else, a demo store, and one whose catalogue could not be brought in. */
export const allStores: readonly StoreCredential[] = [
  ownStore,
  { ...ownStore, id: '2', store: 'casajardim', displayName: 'Casa & Jardim', account: 'casajardim', products: 8_460, readiness: 'failed' },
  {
    ...ownStore,
    id: '3',
    store: 'samarademo-1',
    displayName: 'Demo Gift Shop',
    storeType: 'demo',
    account: 'samarademo-1',
    products: 3_789,
    pausedAt: '2026-11-21T09:58:00Z',
  },
  { ...ownStore, id: '4', store: 'norte', displayName: 'Tienda Norte', account: 'tiendanorte', role: 'partner', keyEndsWith: '' },
]
