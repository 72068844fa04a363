import { useWordsLanguage, type Language, numbersIn } from '../words/index.ts'

/** What a text with a limit says by itself; counts are written numbers. */
export interface TextareaWords {
  /** For the ear: how much room is left. */
  left: (count: string, one: boolean) => string
  /** How much too long it is. */
  over: (count: string, one: boolean) => string
}

const words = {
  es: {
    left: (count, one) => (one ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
    over: (count, one) => (one ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),
  },
  en: {
    left: (count, one) => (one ? '1 character left' : `${count} characters left`),
    over: (count, one) => (one ? '1 character too many' : `${count} characters too many`),
  },
  pt: {
    left: (count, one) => (one ? 'Resta 1 caractere' : `Restam ${count} caracteres`),
    over: (count, one) => (one ? 'Sobra 1 caractere' : `Sobram ${count} caracteres`),
  },
} as const satisfies Record<Language, TextareaWords>

/** A text's own sentences in the language around it. */
export function useTextareaWords(): { say: TextareaWords; number: (value: number) => string } {
  const language = useWordsLanguage()
  return { say: words[language], number: (value) => numbersIn(language).format(value) }
}
