import { useWordsLanguage, type Language } from '../words/index.ts'

/** Every language in itself, so that who cannot read this one finds the way. */
export const ownNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English', pt: 'Português' }

export interface LanguageSelectorWords {
  language: string
}

const words = {
  es: { language: 'Idioma' },
  en: { language: 'Language' },
  pt: { language: 'Idioma' },
} as const satisfies Record<Language, LanguageSelectorWords>

/** What the selector says by itself, in the language around it. */
export const useLanguageSelectorWords = (): LanguageSelectorWords => words[useWordsLanguage()]
