import { useWordsLanguage, type Language } from '../words/index.ts'

/** What a tile says by itself. */
export interface KpiTileWords {
  /** The button that says how the number comes about. */
  howComputed: (label: string) => string
  unknown: string
}

const words = {
  es: { howComputed: (label) => `Cómo se calcula: ${label}`, unknown: 'Sin dato' },
  en: { howComputed: (label) => `How this is computed: ${label}`, unknown: 'No figure' },
  pt: { howComputed: (label) => `Como se calcula: ${label}`, unknown: 'Sem dado' },
} as const satisfies Record<Language, KpiTileWords>

/** A tile's own sentences, in the language around it. */
export const useKpiTileWords = (): KpiTileWords => words[useWordsLanguage()]
