import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { defaultLanguage, type Language } from '../../contract/index.ts'
import { isLanguage } from './preference.ts'
import type { Namespace, SentenceName } from './keys.ts'
import { useTranslator } from './translator.ts'

const none: readonly Namespace[] = []

/** The sentences of one namespace, in the person's language. Their keys are typed by the Spanish file. */
export function useSentences<N extends Namespace>(namespace: N): TFunction<N> {
  const translator = useTranslator(useMemo(() => [namespace], [namespace]))
  const { language } = translator
  return useMemo(() => translator.getFixedT(language, namespace), [translator, language, namespace])
}

/** Waits for sentences that parts of a page say: a part that came with sentences of its own would put away the page that is read. */
export function useSentencesOfParts(...namespaces: readonly Namespace[]): void {
  useTranslator(namespaces)
}

/** The language that is spoken now. */
export function useLanguage(): Language {
  const { language } = useTranslator(none)
  return isLanguage(language) ? language : defaultLanguage
}

/** What a control of any feature is called on screen, by the name of its sentence; blanks stay as they are written: `{{lists}}`. */
export function useLabels(namespaces: readonly Namespace[]): (name: SentenceName) => string {
  const translator = useTranslator(namespaces)
  return (name) => translator.t(name, { skipInterpolation: true })
}
