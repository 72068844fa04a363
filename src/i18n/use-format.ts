import type { Language } from '../../contract/index.ts'
import { formatIn, type Format } from './format.ts'
import { useLanguage } from './words.ts'

const made = new Map<Language, Format>()

/** How the person's language writes numbers, days and money. */
export function useFormat(): Format {
  const language = useLanguage()
  let format = made.get(language)
  if (!format) made.set(language, (format = formatIn(language)))
  return format
}
