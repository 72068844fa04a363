import { useWordsLanguage, type Language } from '../words/index.ts'
import type { OwnListStatus } from './list-status-badge.variants.ts'

const words = {
  es: { never: 'Sin ordenar', draft: 'Sin indexar', drifted: 'Cambió fuera' },
  en: { never: 'Not ordered', draft: 'Not indexed', drifted: 'Changed elsewhere' },
  pt: { never: 'Sem ordem', draft: 'Não indexada', drifted: 'Mudou fora' },
} as const satisfies Record<Language, Record<OwnListStatus, string>>

/** What the statuses are called that only a list has, in the language around a component. */
export const useOwnListStatusWords = (): Readonly<Record<OwnListStatus, string>> => words[useWordsLanguage()]
