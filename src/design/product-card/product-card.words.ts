import { useWordsLanguage, type Language } from '../words/index.ts'
import type { ProductState } from './product-card.variants.ts'

interface ProductCardWords {
  states: Readonly<Record<ProductState, string>>
  /** Before a former price, for who cannot see the line through it. */
  before: string
}

const words = {
  es: { states: { pinned: 'Fijado', soldOut: 'Agotado', new: 'Nuevo' }, before: 'antes' },
  en: { states: { pinned: 'Pinned', soldOut: 'Sold out', new: 'New' }, before: 'was' },
  pt: { states: { pinned: 'Fixado', soldOut: 'Esgotado', new: 'Novo' }, before: 'antes' },
} as const satisfies Record<Language, ProductCardWords>

export const useProductCardWords = (): ProductCardWords => words[useWordsLanguage()]
