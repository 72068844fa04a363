import { useWordsLanguage, type Language } from '../words/index.ts'

/** What a tile says by itself. */
export interface KpiTileWords {
  /** The button that says how the number comes about. */
  howComputed: (label: string) => string
  unknown: string
  /** Leads to what the help says about it. */
  more: string
}

const words = {
  es: { howComputed: (label) => `Cómo se calcula: ${label}`, unknown: 'Sin datos', more: 'Más en la ayuda' },
  en: { howComputed: (label) => `How this is computed: ${label}`, unknown: 'No data', more: 'More in the help' },
  pt: { howComputed: (label) => `Como se calcula: ${label}`, unknown: 'Sem dados', more: 'Mais na ajuda' },
} as const satisfies Record<Language, KpiTileWords>

/** A tile's own sentences, in the language around it. */
export const useKpiTileWords = (): KpiTileWords => words[useWordsLanguage()]
