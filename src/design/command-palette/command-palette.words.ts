import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

export interface CommandPaletteWords {
  title: string
  placeholder: string
  recent: string
  nothing: (query: string) => string
  failed: string
  more: (count: string) => string
  results: (count: string, one: boolean) => string
  walk: string
  /** What stands on the key. */
  enter: string
  choose: string
  leave: string
}

const words = {
  es: {
    title: 'Buscar y hacer',
    placeholder: 'Lista, producto, página o acción',
    recent: 'Recientes',
    nothing: (query) => `Nada coincide con «${query}»`,
    failed: 'No se pudo buscar en todo. Sigue escribiendo para volver a intentarlo.',
    more: (count) => `Hay ${count} más: sigue escribiendo`,
    results: (count, one) => (one ? '1 resultado' : `${count} resultados`),
    walk: 'recorrer',
    enter: 'Intro',
    choose: 'elegir',
    leave: 'salir',
  },
  en: {
    title: 'Find and do',
    placeholder: 'List, product, screen or action',
    recent: 'Recent',
    nothing: (query) => `Nothing matches “${query}”`,
    failed: 'Not everything could be searched. Keep typing to try again.',
    more: (count) => `There are ${count} more: keep typing`,
    results: (count, one) => (one ? '1 result' : `${count} results`),
    walk: 'move',
    enter: 'Enter',
    choose: 'choose',
    leave: 'close',
  },
  pt: {
    title: 'Buscar e fazer',
    placeholder: 'Lista, produto, tela ou ação',
    recent: 'Recentes',
    nothing: (query) => `Nada corresponde a “${query}”`,
    failed: 'Não foi possível buscar em tudo. Continue escrevendo para tentar de novo.',
    more: (count) => `Há mais ${count}: continue escrevendo`,
    results: (count, one) => (one ? '1 resultado' : `${count} resultados`),
    walk: 'percorrer',
    enter: 'Enter',
    choose: 'escolher',
    leave: 'sair',
  },
} as const satisfies Record<Language, CommandPaletteWords>

/** What a palette says by itself, and how its language writes numbers. */
export function usePaletteTexts(): { say: CommandPaletteWords; number: (value: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}
