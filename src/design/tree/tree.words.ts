import { useWordsLanguage, type Language } from '../words/index.ts'

/** What a tree says by itself. */
export interface TreeWords {
  expandAll: string
  collapseAll: string
}

const words = {
  es: { expandAll: 'Desplegar todo', collapseAll: 'Plegar todo' },
  en: { expandAll: 'Expand all', collapseAll: 'Collapse all' },
  pt: { expandAll: 'Expandir tudo', collapseAll: 'Recolher tudo' },
} as const satisfies Record<Language, TreeWords>

/** A tree's own sentences, in the language around it. */
export const useTreeWords = (): TreeWords => words[useWordsLanguage()]
