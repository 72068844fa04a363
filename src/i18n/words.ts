import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { defaultLanguage, type Language } from '../../contract/index.ts'
import { isLanguage } from './preference.ts'
import type { Namespace } from './keys.ts'

/** The sentences of one namespace, in the person's language. Their keys are typed by the Spanish file. */
export function useSentences<N extends Namespace>(namespace: N): TFunction<N> {
  return useTranslation(namespace).t as TFunction<N>
}

/** The language that is spoken now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage
}
