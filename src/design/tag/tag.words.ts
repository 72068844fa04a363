import { useWordsLanguage, type Language } from '../words/index.ts'

/** What a tag says by itself. */
export interface TagWords {
  /** Its cross; the tag's own words follow. */
  remove: string
}

const words = { es: { remove: 'Quitar' }, en: { remove: 'Remove' }, pt: { remove: 'Remover' } } as const satisfies Record<
  Language,
  TagWords
>

/** A tag's own sentences in the language around it. */
export const useTagWords = (): TagWords => words[useWordsLanguage()]
