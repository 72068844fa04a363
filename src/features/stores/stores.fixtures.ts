import type { StoreCredential } from '../../../contract/index.ts'

/** A store for stories. */
export const store: StoreCredential = {
  id: '1',
  store: 'demo',
  displayName: 'Semilla y Regalo',
  storeType: 'demo',
  account: 'samarademo',
  role: 'owner',
  approval: false,
  keyEndsWith: '3F9A',
  currency: 'GBP',
  timeZone: 'Europe/London',
  readiness: 'ready',
  pausedAt: null,
  storefrontUrl: 'http://127.0.0.1:4401/shop',
  products: 3_812,
  synchronisedAt: '2026-11-20T09:12:00Z',
}

export const stores: readonly StoreCredential[] = [
  store,
  {
    ...store,
    id: '2',
    store: 'norte',
    displayName: 'Tienda Norte',
    storeType: 'vtex',
    account: 'tiendanorte',
    products: 12_480,
    readiness: 'synchronising',
  },
]
