import { useWordsLanguage, type Language } from '../words/index.ts'
import type { OwnListStatus } from './list-status-badge.variants.ts'

const words = {
  es: { never: 'Sin ordenar', draft: 'Sin indexar', drifted: 'Cambiada fuera' },
  en: { never: 'Never arranged', draft: 'Not indexed', drifted: 'Changed elsewhere' },
  pt: { never: 'Nunca ordenada', draft: 'Não indexada', drifted: 'Alterada fora' },
} as const satisfies Record<Language, Record<OwnListStatus, string>>

/** What the statuses are called that only a list has, in the language around a component. */
export const useOwnListStatusWords = (): Readonly<Record<OwnListStatus, string>> => words[useWordsLanguage()]
