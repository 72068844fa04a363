import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

export interface ListHealthWords {
  empty: string
  /** Shoppers cannot find it. */
  hidden: string
  good: string
  /** Of the whole list. */
  soldOut: (products: number) => string
  /** Among the first places. */
  soldOutFirst: (products: number) => string
}

const counted = (language: Language, count: number, one: string, several: string): string =>
  `${numbersIn(language).format(count)} ${count === 1 ? one : several}`

const words = {
  es: {
    empty: 'Sin productos',
    hidden: 'Oculta',
    good: 'Bien',
    soldOut: (products) => counted('es', products, 'agotado', 'agotados'),
    soldOutFirst: (products) => `${counted('es', products, 'agotado', 'agotados')} arriba`,
  },
  en: {
    empty: 'No products',
    hidden: 'Hidden',
    good: 'Good',
    soldOut: (products) => counted('en', products, 'sold out', 'sold out'),
    soldOutFirst: (products) => `${counted('en', products, 'sold out', 'sold out')} on top`,
  },
  pt: {
    empty: 'Sem produtos',
    hidden: 'Oculta',
    good: 'Bem',
    soldOut: (products) => counted('pt', products, 'esgotado', 'esgotados'),
    soldOutFirst: (products) => `${counted('pt', products, 'esgotado', 'esgotados')} no topo`,
  },
} as const satisfies Record<Language, ListHealthWords>

/** What the health of a list is called, in the language around a component. */
export const useListHealthWords = (): ListHealthWords => words[useWordsLanguage()]
