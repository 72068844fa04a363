import { defaultLanguage, languages, product, type Language } from '../../contract/index.ts'

/** Where the chosen language is kept. */
export const preference = `${product.storagePrefix}.language`

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** What the person chose last, else the default. */
export function preferredLanguage(): Language {
  try {
    const kept = localStorage.getItem(preference)
    return isLanguage(kept) ? kept : defaultLanguage
  } catch {
    return defaultLanguage
  }
}
