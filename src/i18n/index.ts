/** What the product says, in Spanish, English and Portuguese, and how each of them writes numbers, days and money. */
export { formatIn, type Format } from './format.ts'
export type { Namespace, SentenceName } from './keys.ts'
export { prepareSentences, speak, startSpeaking } from './languages.ts'
export { isLanguage, preferredLanguage } from './preference.ts'
export { useFailedCall } from './use-failed-call.ts'
export { useFailureSentence, type SayableFailure } from './use-failure-sentence.ts'
export { useFormat } from './use-format.ts'
export { useLanguage, useLabels, useSentences } from './words.ts'
