import { categories, products } from '../shop/index.ts'

export interface Partner {
  readonly email: string
  /** Not known until the invitation is taken. */
  readonly name: string | null
  /** Names of stores; empty for all. */
  readonly stores: readonly string[]
  /** Names of categories and brands; empty for everything. */
  readonly limits: readonly string[]
  readonly approval: boolean
  readonly state: 'active' | 'invited'
}

export const partners: readonly Partner[] = [
  { email: 'marta.soler@demogiftshop.example', name: 'Marta Soler', stores: [], limits: [], approval: false, state: 'active' },
  {
    email: 'joao.pereira@casajardim.example',
    name: 'João Pereira',
    stores: ['Casa & Jardim'],
    limits: [],
    approval: true,
    state: 'active',
  },
  {
    email: 'nuria.vidal@demogiftshop.example',
    name: 'Núria Vidal',
    stores: ['Demo Gift Shop'],
    limits: ['Mugs', 'Cake Stands', 'Teapots & Tea Sets'],
    approval: true,
    state: 'active',
  },
  {
    email: 'tomas.rey@agencia.example',
    name: 'Tomás Rey',
    stores: ['Demo Gift Shop', 'Regalos de Ana'],
    limits: ['Regency', 'Retrospot'],
    approval: true,
    state: 'active',
  },
  {
    email: 'emma.clarke@demogiftshop.example',
    name: null,
    stores: ['Demo Gift Shop'],
    limits: ['T-Light Holders'],
    approval: true,
    state: 'invited',
  },
]

/** What a partner can be limited to, as the shop has it. */
export const categoryOptions = categories.map(({ name, department, products: count }) => ({
  value: name,
  label: name,
  group: department,
  aside: count,
}))

export const brandOptions = [...new Set(products.map(({ brand }) => brand))]
  .sort((a, b) => a.localeCompare(b))
  .map((brand) => ({ value: brand, label: brand }))
