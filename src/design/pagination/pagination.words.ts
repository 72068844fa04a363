import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

export interface PaginationWords {
  pages: string
  page: (page: string) => string
  previous: string
  next: string
  range: (first: string, last: string, total: string) => string
  none: string
  perPage: string
}

const words = {
  es: {
    pages: 'Páginas',
    page: (page) => `Página ${page}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
    range: (first, last, total) => `${first}–${last} de ${total}`,
    none: 'Ninguno',
    perPage: 'Por página',
  },
  en: {
    pages: 'Pages',
    page: (page) => `Page ${page}`,
    previous: 'Previous page',
    next: 'Next page',
    range: (first, last, total) => `${first}–${last} of ${total}`,
    none: 'None',
    perPage: 'Per page',
  },
  pt: {
    pages: 'Páginas',
    page: (page) => `Página ${page}`,
    previous: 'Página anterior',
    next: 'Próxima página',
    range: (first, last, total) => `${first}–${last} de ${total}`,
    none: 'Nenhum',
    perPage: 'Por página',
  },
} as const satisfies Record<Language, PaginationWords>

/** What a pagination says by itself, and how its language writes numbers. */
export function usePaginationTexts(): { say: PaginationWords; number: (value: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}
