import { useWordsLanguage, type Language } from '../../../src/design/words/index.ts'
import { formatIn, type Format } from '../../../src/i18n/index.ts'

/** The sentences of a screen in every language; a missing one does not compile. */
export type Speech<Sentences> = Readonly<Record<Language, Sentences>>

/** What a screen says, and how its language writes numbers, days and money. */
export function useSpeech<Sentences>(speech: Speech<Sentences>): { say: Sentences; format: Format; language: Language } {
  const language = useWordsLanguage()
  return { say: speech[language], format: formatIn(language), language }
}
