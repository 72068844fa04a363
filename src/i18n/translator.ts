import i18next, { type i18n } from 'i18next'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'

/** Who translates: the one of the product; in Storybook there is one for each language. */
export const TranslatorContext = createContext<i18n>(i18next)

const loads = new WeakMap<i18n, Map<string, Promise<void>>>()

/** Fetches namespaces once for each language; React waits for the same promise however often it draws. */
function load(translator: i18n, namespaces: readonly string[]): Promise<void> {
  const known = loads.get(translator) ?? new Map<string, Promise<void>>()
  loads.set(translator, known)
  const key = `${translator.language} ${namespaces.join(' ')}`
  const under = known.get(key) ?? translator.loadNamespaces(namespaces)
  known.set(key, under)
  return under
}

/**
 * i18next as React needs it: draws again when another language is spoken, and waits for sentences that are not here yet. What cannot be
 * fetched does not hold a page back. It is what `react-i18next` does for us, in a tenth of its size (stories/decisions/0009-browser.mdx).
 */
export function useTranslator(namespaces: readonly string[]): i18n {
  const translator = use(TranslatorContext)
  const subscribe = useMemo(
    () => (changed: () => void) => {
      translator.on('languageChanged', changed)
      return () => translator.off('languageChanged', changed)
    },
    [translator],
  )
  useSyncExternalStore(subscribe, () => translator.language)
  // Thrown, not given to `use`: React 19 loses count of the hooks behind it when a part is drawn for the first time (its error 467).
  // eslint-disable-next-line typescript/only-throw-error
  if (!namespaces.every((namespace) => translator.hasLoadedNamespace(namespace))) throw load(translator, namespaces)
  return translator
}
