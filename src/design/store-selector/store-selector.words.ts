import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'
import type { StoreState } from './store-selector.variants.ts'

export interface StoreSelectorWords {
  choose: string
  label: (store: string) => string
  heading: string
  search: string
  none: string
  noneAdvice: string
  add: string
  more: (count: string) => string
  states: Readonly<Record<StoreState, string>>
}

const words = {
  es: {
    choose: 'Selecciona una tienda',
    label: (store) => `Tienda: ${store}`,
    heading: 'Tus tiendas',
    search: 'Buscar tienda',
    none: 'Todavía no tienes tiendas',
    noneAdvice: 'Conecta la primera para ordenar lo que ven tus compradores.',
    add: 'Agregar una tienda',
    more: (count) => `Hay ${count} más: búscalas por su nombre`,
    states: {
      ready: 'Al día',
      synchronising: 'Sincronizando',
      credential: 'Clave no válida',
      paused: 'En pausa',
      failed: 'Con errores',
    },
  },
  en: {
    choose: 'Select a store',
    label: (store) => `Store: ${store}`,
    heading: 'Your stores',
    search: 'Find a store',
    none: 'You have no stores yet',
    noneAdvice: 'Connect the first one to arrange what your shoppers see.',
    add: 'Add a store',
    more: (count) => `There are ${count} more: find them by name`,
    states: { ready: 'Up to date', synchronising: 'Synchronising', credential: 'Invalid key', paused: 'Paused', failed: 'With errors' },
  },
  pt: {
    choose: 'Selecione uma loja',
    label: (store) => `Loja: ${store}`,
    heading: 'Suas lojas',
    search: 'Buscar loja',
    none: 'Você ainda não tem lojas',
    noneAdvice: 'Conecte a primeira para ordenar o que seus compradores veem.',
    add: 'Adicionar uma loja',
    more: (count) => `Há mais ${count}: busque pelo nome`,
    states: {
      ready: 'Em dia',
      synchronising: 'Sincronizando',
      credential: 'Chave inválida',
      paused: 'Em pausa',
      failed: 'Com erros',
    },
  },
} as const satisfies Record<Language, StoreSelectorWords>

/** What the selector says by itself, and how its language writes numbers. */
export function useStoreTexts(): { say: StoreSelectorWords; number: (value: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}
