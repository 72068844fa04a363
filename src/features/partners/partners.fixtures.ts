import type { Invitation, OwnMembership, StorePartner } from '../../../contract/index.ts'
import type { LimitNode, LimitOption } from './model/limits.ts'

const everywhere = { categories: null, brands: null, approval: false } as const

const partner = (email: string, name: string | null, more: Partial<StorePartner> = {}): StorePartner => ({
  email,
  name,
  role: 'partner',
  state: 'active',
  since: '2026-09-02T10:00:00Z',
  limits: everywhere,
  expiresAt: null,
  mail: null,
  publications: 0,
  ...more,
})

const invited = (email: string, mail: StorePartner['mail'], more: Partial<StorePartner> = {}): StorePartner =>
  partner(email, null, { state: 'invited', since: '2026-11-20T08:00:00Z', expiresAt: '2026-11-27T08:00:00Z', mail, ...more })

export const ana = 'ana@regalosdeana.example'

/** The owner who looks. */
export const owner = partner(ana, 'Ana Ruiz', { role: 'owner', since: '2025-02-14T10:00:00Z' })

/** Limited to some categories, with something scheduled. */
export const limited = partner('nuria.vidal@demogiftshop.example', 'Núria Vidal', {
  since: '2026-06-18T10:00:00Z',
  limits: {
    categories: [
      { id: 101, name: 'Tazas' },
      { id: 108, name: 'Soportes para tartas' },
      { id: 103, name: 'Teteras y juegos de té' },
      { id: 106, name: 'Vasos' },
    ],
    brands: null,
    approval: true,
  },
  publications: 2,
})

/** One in each state. */
export const everybody: readonly StorePartner[] = [
  owner,
  partner('joao.pereira@casajardim.example', 'João Pereira', { role: 'owner', since: '2026-03-01T10:00:00Z' }),
  partner('marta.soler@demogiftshop.example', 'Marta Soler'),
  limited,
  partner('tomas.rey@agencia.example', 'Tomás Rey', {
    limits: {
      categories: null,
      brands: [
        { id: 1, name: 'Regency' },
        { id: 2, name: '' },
      ],
      approval: true,
    },
  }),
  invited('emma.clarke@demogiftshop.example', 'sent'),
  invited('li.wei@demogiftshop.example', 'waiting', {
    limits: { categories: [{ id: 104, name: 'Portavelas' }], brands: null, approval: true },
  }),
  invited('carmen@demogiftshop.exmaple', 'failed'),
  invited('oriol@demogiftshop.example', 'kept'),
  invited('irene@demogiftshop.example', 'sent', { state: 'expired', expiresAt: '2026-11-10T08:00:00Z' }),
]

const node = (id: number, name: string, children: readonly LimitNode[] = []): LimitNode => ({ id, name, children })

export const categories: readonly LimitNode[] = [
  node(1, 'Cocina', [
    node(101, 'Tazas'),
    node(2, 'Repostería', [node(108, 'Soportes para tartas'), node(109, 'Moldes')]),
    node(103, 'Teteras y juegos de té'),
    node(106, 'Vasos'),
  ]),
  node(3, 'Decoración', [node(104, 'Portavelas'), node(105, 'Espejos')]),
  node(4, 'Jardín'),
]
export const brands: readonly LimitOption[] = [
  { value: '1', label: 'Regency' },
  { value: '3', label: 'Retrospot' },
]

export const invitation: Invitation = {
  email: 'emma.clarke@demogiftshop.example',
  inviter: 'Ana Ruiz',
  storeName: 'Regalos de Ana',
  role: 'partner',
  limits: { categories: limited.limits.categories, brands: [{ id: 1, name: 'Regency' }], approval: true },
  expiresAt: '2026-11-27T08:00:00Z',
  account: 'new',
}

export const membership: OwnMembership = {
  role: 'partner',
  since: '2026-06-18T10:00:00Z',
  limits: {
    ...limited.limits,
    brands: [
      { id: 1, name: 'Regency' },
      { id: 2, name: '' },
    ],
  },
  owners: ['Ana Ruiz', 'João Pereira'],
}
