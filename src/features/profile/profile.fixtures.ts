import type { Factors, PersonSession, Profile } from '../../../contract/index.ts'

/** A merchant with two stores, one of them with partners. */
export const profile: Profile = {
  email: 'ana@demogiftshop.example',
  name: 'Ana Ruiz',
  language: 'es',
  active: true,
  operator: false,
  onBoard: true,
  demo: false,
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

export const passkey: Factors['passkeys'][number] = {
  id: 'laptop',
  name: 'Portátil de la oficina',
  addedAt: '2026-11-02T10:20:00.000Z',
  usedAt: '2026-11-23T07:55:00.000Z',
}

export const noFactors: Factors = { appSince: null, recoveryCodesLeft: 0, passkeys: [], passkeysPossible: true }

export const factors: Factors = {
  ...noFactors,
  appSince: '2026-10-12T08:30:00.000Z',
  recoveryCodesLeft: 8,
  passkeys: [passkey, { id: 'phone', name: 'Móvil', addedAt: '2026-11-20T18:05:00.000Z', usedAt: null }],
}

export const setUp = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Samara:ana%40demogiftshop.example?issuer=Samara&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}

export const recoveryCodes: readonly string[] = [
  'a7kd-2mfe-9xqt-hw3c',
  'b4nz-8rgy-5vpu-jd6s',
  'c9wt-3hxk-7emb-zq2f',
  'd6pv-4yua-2sjn-gr8e',
  'e3mx-9qck-6tdw-hy5b',
  'f8uj-2zvn-4pga-ks7r',
  'g5re-7wbt-3xyh-mc9d',
  'h2sq-6knf-8jzp-uv4a',
  'j9ya-5dgc-2ewr-tx3m',
  'k4hb-8pvz-7nqs-fj6u',
]
