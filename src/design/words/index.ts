/** What components say by themselves, in every language of the product. */
export { numbersIn, type NumberWriting } from './numbers.ts'
export { isLanguage, languages, words, type Language, type Words } from './words.ts'
export { useWords, useWordsLanguage, WordsProvider, type WordsProviderProps } from './words-provider.tsx'
