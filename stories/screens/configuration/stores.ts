import { categories, now } from '../shop/index.ts'

export interface OwnStore {
  readonly id: string
  readonly name: string
  readonly platform: 'vtex' | 'demo'
  readonly products: number
  readonly credential: 'valid' | 'invalid' | 'none'
  /** ISO 8601. */
  readonly synchronised: string
}

/** The gift shop's products, counted in its categories. */
const shopProducts = categories.reduce((sum, category) => sum + category.products, 0)

const day = now.slice(0, 11)

/** The stores of Ana Ruiz; one needs a new credential. */
export const ownStores: readonly OwnStore[] = [
  {
    id: 'demogiftshop',
    name: 'Demo Gift Shop',
    platform: 'demo',
    products: shopProducts,
    credential: 'none',
    synchronised: `${day}09:58:00Z`,
  },
  { id: 'regalosdeana', name: 'Regalos de Ana', platform: 'vtex', products: 1_204, credential: 'valid', synchronised: `${day}10:21:00Z` },
  { id: 'casajardim', name: 'Casa & Jardim', platform: 'vtex', products: 8_460, credential: 'invalid', synchronised: `${day}02:10:00Z` },
]
