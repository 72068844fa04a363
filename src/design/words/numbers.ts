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

/** Formats are costly to make: each is made once. */
const made = new Map<string, NumberWriting>()

/** How a language writes numbers, with its digits grouped. */
export function numbersIn(language: Language, options?: Intl.NumberFormatOptions): NumberWriting {
  const key = options ? language + JSON.stringify(options) : language
  const known = made.get(key)
  if (known) return known
  const numbers = writing(language, options)
  made.set(key, numbers)
  return numbers
}
