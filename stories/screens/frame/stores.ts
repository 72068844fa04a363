import type { StoreOption } from '../../../src/design/store-selector/index.ts'
import type { Language } from '../../../src/design/words/index.ts'
import { formatIn } from '../../../src/i18n/index.ts'
import { categories } from '../shop/index.ts'

/** The shop in which every screen of Storybook works. */
export const shopId = 'demogiftshop'

const productsWord: Record<Language, (count: string) => string> = {
  es: (count) => `${count} productos`,
  en: (count) => `${count} products`,
  pt: (count) => `${count} produtos`,
}

/** The stores of Ana Ruiz: the gift shop, and two that need her. */
export function stores(language: Language): readonly StoreOption[] {
  const { number } = formatIn(language)
  const all = categories.reduce((sum, category) => sum + category.products, 0)
  return [
    { id: shopId, name: 'Demo Gift Shop', detail: `demo · ${productsWord[language](number(all))}` },
    { id: 'regalosdeana', name: 'Regalos de Ana', detail: 'vtex · regalosdeana', state: 'synchronising' },
    { id: 'casajardim', name: 'Casa & Jardim', detail: 'vtex · casajardim', state: 'credential' },
  ]
}
