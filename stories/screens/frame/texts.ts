import { useWordsLanguage, type Language } from '../../../src/design/words/index.ts'
import { formatIn, type Format } from '../../../src/i18n/index.ts'

/** The sentences of a screen in every language; a missing one does not compile. */
export type Texts<Sentences> = Readonly<Record<Language, Sentences>>

/** One for each language, so that columns that write with it need not be made anew. */
const formats: Readonly<Record<Language, Format>> = { es: formatIn('es'), en: formatIn('en'), pt: formatIn('pt') }

/** What a screen says, and how its language writes numbers, days and money. */
export function useTexts<Sentences>(texts: Texts<Sentences>): { say: Sentences; format: Format; language: Language } {
  const language = useWordsLanguage()
  return { say: texts[language], format: formats[language], language }
}
