import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

/** What a combobox says by itself; counts are written numbers. */
export interface ComboboxWords {
  open: string
  options: string
  chosen: string
  clear: string
  loading: string
  /** Nothing to choose from at all. */
  none: string
  noResult: (query: string) => string
  /** One must write before there is anything to choose. */
  write: string
  failed: string
  /** For the ear. */
  added: (name: string, count: string, one: boolean) => string
  removed: (name: string, count: string, one: boolean) => string
}

const words = {
  es: {
    open: 'Ver las opciones',
    options: 'Opciones',
    chosen: 'Elegidos',
    clear: 'Quitar todo',
    loading: 'Buscando…',
    none: 'No hay nada que elegir.',
    noResult: (query) => `Nada coincide con «${query}».`,
    write: 'Escribe para buscar.',
    failed: 'No se pudo buscar. Pulsa Intro para reintentar.',
    added: (name, count, one) => `${name}: elegido. ${one ? '1 en total' : `${count} en total`}.`,
    removed: (name, count, one) => `${name}: quitado. ${one ? 'Queda 1' : `Quedan ${count}`}.`,
  },
  en: {
    open: 'Show the options',
    options: 'Options',
    chosen: 'Chosen',
    clear: 'Remove all',
    loading: 'Searching…',
    none: 'There is nothing to choose from.',
    noResult: (query) => `Nothing matches “${query}”.`,
    write: 'Type to search.',
    failed: 'The search failed. Press Enter to try again.',
    added: (name, count, one) => `${name}: chosen. ${one ? '1 in all' : `${count} in all`}.`,
    removed: (name, count, one) => `${name}: removed. ${one ? '1 is left' : `${count} are left`}.`,
  },
  pt: {
    open: 'Ver as opções',
    options: 'Opções',
    chosen: 'Escolhidos',
    clear: 'Remover tudo',
    loading: 'Buscando…',
    none: 'Não há nada para escolher.',
    noResult: (query) => `Nada corresponde a “${query}”.`,
    write: 'Escreva para buscar.',
    failed: 'Não foi possível buscar. Pressione Enter para tentar de novo.',
    added: (name, count, one) => `${name}: escolhido. ${one ? '1 no total' : `${count} no total`}.`,
    removed: (name, count, one) => `${name}: removido. ${one ? 'Resta 1' : `Restam ${count}`}.`,
  },
} as const satisfies Record<Language, ComboboxWords>

/** A combobox's own sentences in the language around it. */
export function useComboboxWords(): { say: ComboboxWords; number: (value: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}
