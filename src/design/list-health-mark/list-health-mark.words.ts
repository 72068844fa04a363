import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

export interface ListHealthWords {
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
    good: 'Bien',
    soldOut: (products) => counted('es', products, 'agotado', 'agotados'),
    soldOutFirst: (products) => `${counted('es', products, 'agotado', 'agotados')} arriba`,
  },
  en: {
    good: 'Good',
    soldOut: (products) => counted('en', products, 'sold out', 'sold out'),
    soldOutFirst: (products) => `${counted('en', products, 'sold out', 'sold out')} on top`,
  },
  pt: {
    good: 'Bem',
    soldOut: (products) => counted('pt', products, 'esgotado', 'esgotados'),
    soldOutFirst: (products) => `${counted('pt', products, 'esgotado', 'esgotados')} no topo`,
  },
} as const satisfies Record<Language, ListHealthWords>

/** What the health of a list is called, in the language around a component. */
export const useListHealthWords = (): ListHealthWords => words[useWordsLanguage()]
