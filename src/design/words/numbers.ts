import { withMinus } from '../text/index.ts'

/** Writes numbers. A number below zero has a minus (U+2212). */
export interface NumberWriting {
  format: (value: number) => string
}

const locales = { es: 'es', en: 'en-GB', pt: 'pt-BR' } as const
type Language = keyof typeof locales

const writing = (language: Language, options?: Intl.NumberFormatOptions): NumberWriting => {
  const numbers = new Intl.NumberFormat(locales[language], { useGrouping: language === 'es' ? 'always' : 'auto', ...options })
  return { format: (value) => withMinus(numbers.format(value)) }
}

const plain: Record<Language, NumberWriting> = { es: writing('es'), en: writing('en'), pt: writing('pt') }

/** How a language writes numbers, with its digits grouped. Formats with options are costly to make: keep them. */
export const numbersIn = (language: Language, options?: Intl.NumberFormatOptions): NumberWriting =>
  options ? writing(language, options) : plain[language]
