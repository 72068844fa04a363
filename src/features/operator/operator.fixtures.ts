import type { AuditEntry, Health, KnownMail, KnownPerson, KnownRun, KnownStore } from '../../../contract/index.ts'

const id = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`

const ana: KnownPerson = {
  id: id(1),
  email: 'ana@demogiftshop.example',
  name: 'Ana Ruiz',
  active: true,
  operator: false,
  secondFactor: false,
  createdAt: '2025-11-03T09:00:00Z',
  signedInAt: '2026-11-21T09:48:00Z',
  stores: [
    { store: 'regalosdeana', displayName: 'Regalos de Ana', role: 'owner' },
    { store: 'samarademo-1', displayName: 'Demo Gift Shop', role: 'owner' },
    { store: 'tiendanorte', displayName: 'Tienda Norte', role: 'partner' },
  ],
  storeCount: 4,
}

export const people: readonly KnownPerson[] = [
  ana,
  { ...ana, id: id(2), email: 'olga@samara.example', name: 'Olga Prieto', operator: true, stores: [], storeCount: 0 },
  {
    ...ana,
    id: id(3),
    email: 'luis@demogiftshop.example',
    name: 'Luis Ortega',
    active: false,
    secondFactor: true,
    signedInAt: '2026-11-14T16:05:00Z',
    stores: [{ store: 'regalosdeana', displayName: 'Regalos de Ana', role: 'partner' }],
    storeCount: 1,
  },
  {
    ...ana,
    id: id(4),
    email: `${'m'.repeat(60)}@shop.example`,
    name: `<b>\u202E${'Marta'.repeat(12)}</b>`,
    signedInAt: null,
    stores: [],
    storeCount: 0,
  },
]

const regalos: KnownStore = {
  store: 'regalosdeana',
  displayName: 'Regalos de Ana',
  storeType: 'vtex',
  account: 'regalosdeana',
  owner: { name: 'Ana Ruiz', email: ana.email },
  members: 2,
  readiness: 'ready',
  pausedAt: null,
  synchronisedAt: '2026-11-21T06:00:00Z',
  products: 1_284,
}

export const stores: readonly KnownStore[] = [
  regalos,
  {
    ...regalos,
    store: 'casajardim',
    displayName: 'Casa & Jardim',
    readiness: 'failed',
    owner: { name: 'João Dias', email: 'joao@casajardim.example' },
  },
  {
    ...regalos,
    store: 'samarademo-1',
    displayName: 'Demo Gift Shop',
    storeType: 'demo',
    pausedAt: '2026-11-21T09:00:00Z',
    products: 3_789,
  },
  {
    ...regalos,
    store: 'northlight',
    displayName: 'Northlight Outdoor',
    readiness: 'synchronising',
    synchronisedAt: null,
    products: 98_412,
  },
  { ...regalos, store: 'papelaria', displayName: 'Papelaria Central', owner: null, members: 0, synchronisedAt: null, products: 0 },
]

const indexing: KnownRun = {
  id: id(10),
  kind: 'publication',
  status: 'running',
  store: 'northlight',
  storeName: 'Northlight Outdoor',
  list: { kind: 'category', id: 12, name: 'Tents' },
  requestedAt: '2026-11-21T10:09:00Z',
  startedAt: '2026-11-21T10:09:02Z',
  endedAt: null,
  dueAt: '2026-11-21T10:09:02Z',
  failure: null,
  mayCancel: true,
  mayRetry: false,
}

export const runs: readonly KnownRun[] = [
  indexing,
  { ...indexing, id: id(11), status: 'scheduled', list: { kind: 'collection', id: 140, name: null }, dueAt: '2026-11-21T22:00:00Z' },
  {
    ...indexing,
    id: id(12),
    kind: 'synchronisation',
    status: 'failed',
    store: 'casajardim',
    storeName: 'Casa & Jardim',
    list: null,
    failure: 'credential',
    dueAt: null,
    endedAt: '2026-11-20T22:15:00Z',
    mayCancel: false,
    mayRetry: true,
  },
  { ...indexing, id: id(13), status: 'with-errors', dueAt: null, endedAt: '2026-11-20T18:09:00Z', mayCancel: false, mayRetry: true },
  { ...indexing, id: id(14), kind: 'scores', status: 'scheduled', list: null, dueAt: '2026-11-22T03:10:00Z', mayCancel: false },
  { ...indexing, id: id(15), status: 'done', dueAt: null, endedAt: '2026-11-20T17:41:00Z', mayCancel: false },
]

export const health: Health = {
  version: '0.9.0',
  startedAt: '2026-11-18T06:00:00Z',
  ready: [
    { part: 'database', ready: true },
    { part: 'migrations', ready: true },
    { part: 'queue', ready: true },
  ],
  database: { milliseconds: 0.9, bytes: 1_284_000_000, connections: { total: 12, idle: 9, waiting: 0 } },
  jobs: [
    { state: 'waiting', count: 3 },
    { state: 'running', count: 2 },
    { state: 'later', count: 41 },
  ],
  publications: [
    { state: 'verified', count: 1_204 },
    { state: 'writing', count: 1 },
    { state: 'planning', count: 1 },
    { state: 'failed', count: 3 },
  ],
  synchronisations: [{ state: 'done', count: 802 }],
  platforms: [
    { state: 'free', count: 6 },
    { state: 'broken', count: 1 },
  ],
  mail: {
    server: true,
    states: [
      { state: 'sent', count: 312 },
      { state: 'failed', count: 2 },
    ],
  },
  disk: { free: 38_400_000_000, total: 80_000_000_000 },
  memoryBytes: 214_000_000,
}

const signedIn: AuditEntry = {
  id: '9120',
  at: '2026-11-21T10:21:12Z',
  kind: 'signed-in',
  by: { id: ana.id, name: 'Ana Ruiz' },
  about: null,
  store: null,
  address: '203.0.113.7',
  values: {},
}

export const auditEntries: readonly AuditEntry[] = [
  signedIn,
  { ...signedIn, id: '9119', kind: 'publication-begun', store: 'regalosdeana', values: { list: 'Tazas' } },
  { ...signedIn, id: '9118', kind: 'store-renamed', store: 'regalosdeana', values: { former: 'Ana', name: '<b>Regalos</b> de Ana' } },
  {
    ...signedIn,
    id: '9117',
    kind: 'account-switched-off',
    by: { id: id(2), name: 'Olga Prieto' },
    about: { id: id(3), name: 'Luis Ortega' },
  },
  { ...signedIn, id: '9116', kind: 'sign-in-failed', by: null, address: '2001:db8::1', values: { times: 1_204 } },
  {
    ...signedIn,
    id: '9115',
    kind: 'access-refused',
    by: { id: id(5), name: null },
    address: null,
    values: { call: 'productsByCategory', what: 'store', times: 2 },
  },
]

const reset: KnownMail = {
  id: id(20),
  receiver: ana.email,
  kind: 'password',
  subject: 'Cambia tu contraseña',
  state: 'failed',
  attempts: 9,
  createdAt: '2026-11-20T10:00:00Z',
  sentAt: null,
  nextAt: null,
  fault: '550 No such mailbox',
}

export const mails: readonly KnownMail[] = [
  { ...reset, id: id(21), kind: 'invitation', subject: 'Invitación a la tienda Regalos', state: 'kept', attempts: 0, fault: null },
  reset,
  { ...reset, id: id(22), state: 'sent', attempts: 1, sentAt: '2026-11-20T10:00:03Z', fault: null },
]
