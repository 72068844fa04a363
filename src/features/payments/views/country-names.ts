import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/index.ts'

const locales = { es: 'es', en: 'en-GB', pt: 'pt-BR' } as const

/** What countries are called in the person's language. */
export function useCountryNames(): (country: string) => string {
  const language = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locales[language], { type: 'region' })
    return (country) => names.of(country) ?? country
  }, [language])
}
