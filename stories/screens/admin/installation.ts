import type { StoreState } from '../../../src/design/store-selector/index.ts'
import type { PublicationState } from '../../../src/design/state-badge/index.ts'
import { categories, productsOf } from '../shop/index.ts'
import { people } from './people.ts'

export interface AdminStore {
  id: string
  name: string
  platform: 'vtex' | 'demo'
  owner: string
  products: number
  state: StoreState
  synchronised: string
}

const ownerOf = (store: string): string => people.find(({ role, stores }) => role === 'owner' && stores.includes(store))?.name ?? ''

const store = (
  id: string,
  name: string,
  products: number,
  state: StoreState,
  synchronised: string,
  platform: AdminStore['platform'] = 'vtex',
): AdminStore => ({ id, name, platform, owner: ownerOf(id), products, state, synchronised })

export const stores: readonly AdminStore[] = [
  store(
    'demogiftshop',
    'Demo Gift Shop',
    categories.reduce((sum, category) => sum + category.products, 0),
    'ready',
    '2026-11-21T06:00:00Z',
    'demo',
  ),
  store('regalosdeana', 'Regalos de Ana', 1_284, 'synchronising', '2026-11-21T10:20:00Z'),
  store('casajardim', 'Casa & Jardim', 640, 'credential', '2026-11-20T06:00:00Z'),
  store('northlight', 'Northlight Outdoor', 98_412, 'ready', '2026-11-21T05:30:00Z'),
  store('ferreteriasur', 'Ferretería del Sur', 22_905, 'ready', '2026-11-21T04:10:00Z'),
  store('papelaria', 'Papelaria Central', 312, 'paused', '2026-11-12T06:00:00Z'),
  store('hracky', 'Hračky Dvořák', 7_450, 'failed', '2026-11-20T22:15:00Z'),
]

export interface AdminJob {
  id: string
  kind: 'publication' | 'synchronisation' | 'automation'
  list: string | null
  store: string
  state: PublicationState
  done: number
  total: number
  started: string
}

const wholeOf = (category: string): number => categories.find(({ name }) => name === category)?.products ?? productsOf(category).length

export const jobs: readonly AdminJob[] = [
  {
    id: 'J-48213',
    kind: 'synchronisation',
    list: null,
    store: 'Regalos de Ana',
    state: 'running',
    done: 821,
    total: 1_284,
    started: '2026-11-21T10:18:00Z',
  },
  {
    id: 'J-48212',
    kind: 'publication',
    list: 'Tents',
    store: 'Northlight Outdoor',
    state: 'running',
    done: 1_904,
    total: 2_310,
    started: '2026-11-21T10:09:00Z',
  },
  {
    id: 'J-48211',
    kind: 'publication',
    list: 'Mugs',
    store: 'Demo Gift Shop',
    state: 'verified',
    done: wholeOf('Mugs'),
    total: wholeOf('Mugs'),
    started: '2026-11-21T10:11:00Z',
  },
  {
    id: 'J-48210',
    kind: 'automation',
    list: 'T-Light Holders',
    store: 'Demo Gift Shop',
    state: 'waiting',
    done: 0,
    total: wholeOf('T-Light Holders'),
    started: '2026-11-21T09:00:00Z',
  },
  {
    id: 'J-48209',
    kind: 'publication',
    list: 'Tornillería',
    store: 'Ferretería del Sur',
    state: 'scheduled',
    done: 0,
    total: 4_120,
    started: '2026-11-21T22:00:00Z',
  },
  {
    id: 'J-48208',
    kind: 'publication',
    list: 'Cake Stands',
    store: 'Demo Gift Shop',
    state: 'done-with-errors',
    done: wholeOf('Cake Stands') - 2,
    total: wholeOf('Cake Stands'),
    started: '2026-11-20T18:01:00Z',
  },
  {
    id: 'J-48207',
    kind: 'synchronisation',
    list: null,
    store: 'Hračky Dvořák',
    state: 'failed',
    done: 2_002,
    total: 7_450,
    started: '2026-11-20T22:15:00Z',
  },
]

/** Who did what, newest first. `refused`: the server said no. */
export const audit = [
  {
    id: 'A-9120',
    at: '2026-11-21T10:21:12Z',
    who: 'ana@demogiftshop.example',
    what: 'published',
    on: 'Mugs',
    store: 'demogiftshop',
    refused: false,
  },
  {
    id: 'A-9119',
    at: '2026-11-21T10:18:40Z',
    who: 'ana@demogiftshop.example',
    what: 'credentialReplaced',
    on: 'Regalos de Ana',
    store: 'regalosdeana',
    refused: false,
  },
  {
    id: 'A-9118',
    at: '2026-11-21T09:52:03Z',
    who: 'luis@demogiftshop.example',
    what: 'credentialRead',
    on: 'Demo Gift Shop',
    store: 'demogiftshop',
    refused: true,
  },
  { id: 'A-9117', at: '2026-11-21T09:48:57Z', who: 'luis@demogiftshop.example', what: 'signedIn', on: '', store: '', refused: false },
  {
    id: 'A-9116',
    at: '2026-11-20T18:01:22Z',
    who: 'ana@demogiftshop.example',
    what: 'published',
    on: 'Cake Stands',
    store: 'demogiftshop',
    refused: false,
  },
  {
    id: 'A-9115',
    at: '2026-11-20T17:40:09Z',
    who: 'tomas@ferreteriasur.example',
    what: 'otherStore',
    on: 'Northlight Outdoor',
    store: 'northlight',
    refused: true,
  },
  {
    id: 'A-9114',
    at: '2026-11-19T15:20:31Z',
    who: 'ana@demogiftshop.example',
    what: 'partnerInvited',
    on: 'luis@demogiftshop.example',
    store: 'demogiftshop',
    refused: false,
  },
] as const

export type AuditEntry = (typeof audit)[number]

/** What the installation stands on, and how long each took to answer in the last hours: milliseconds, oldest first. */
export const services = [
  { id: 'api', state: 'well', curve: [41, 38, 44, 40, 39, 47, 42, 40, 38, 41, 43, 39] },
  { id: 'identity', state: 'well', curve: [22, 21, 24, 22, 23, 22, 21, 25, 22, 23, 21, 22] },
  { id: 'database', state: 'well', curve: [3, 3, 4, 3, 3, 5, 4, 3, 3, 3, 4, 3] },
  { id: 'jobs', state: 'slow', curve: [110, 120, 132, 140, 180, 240, 310, 380, 420, 460, 440, 471] },
  { id: 'platform', state: 'well', curve: [188, 201, 176, 190, 210, 205, 182, 199, 230, 196, 188, 192] },
  { id: 'payments', state: 'down', curve: [95, 99, 94, 102, 97, 93, 101, null, null, null, null, null] },
] as const

export type Service = (typeof services)[number]
