import type { PersonSession, Profile } from '../../../contract/index.ts'

/** A merchant with two stores, one of them with partners. */
export const profile: Profile = {
  email: 'ana@demogiftshop.example',
  name: 'Ana Ruiz',
  language: 'es',
  active: true,
  operator: false,
  onBoard: true,
  pendingEmail: null,
  ownedStores: [
    { store: 'demo-gift-shop', displayName: 'Demo Gift Shop', partners: 2 },
    { store: 'outlet', displayName: 'Outlet', partners: 0 },
  ],
}

export const sessions: PersonSession[] = [
  {
    id: 'this-one',
    browser: 'Chrome',
    system: 'Windows',
    address: '203.0.113.x',
    startedAt: '2026-11-23T07:55:00.000Z',
    usedAt: '2026-11-23T09:40:00.000Z',
    endsAt: '2026-11-23T19:55:00.000Z',
    current: true,
  },
  {
    id: 'telephone',
    browser: 'Safari',
    system: 'iPhone',
    address: '198.51.100.x',
    startedAt: '2026-11-21T16:10:00.000Z',
    usedAt: '2026-11-22T23:30:00.000Z',
    endsAt: '2026-11-23T11:30:00.000Z',
    current: false,
  },
]
