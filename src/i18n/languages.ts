import i18next, { type i18n } from 'i18next'
import { defaultLanguage, languages, limits, type Language } from '../../contract/index.ts'
import type { Namespace } from './keys.ts'
import { preference, preferredLanguage } from './preference.ts'
import { sentencesFrom } from './sentences-source.ts'

export interface Start {
  /** Names the texts of this build; another build's are not shown. */
  version: string
  /** Whether texts may come out of local storage for a while. False where people edit them. */
  cached: boolean
  /** What is needed before the first sentence. */
  namespaces: readonly string[]
}

/** Loads the first sentences and speaks from then on. Resolves even when none can be loaded. */
export async function startSpeaking({ version, cached, namespaces }: Start): Promise<i18n> {
  await i18next.use(sentencesFrom({ version, keptFor: cached ? limits.translationsCached : 0 })).init({
    lng: preferredLanguage(),
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    ns: [...namespaces],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  })
  mark(i18next.language)
  return i18next
}

/** Fetches the sentences of what is about to be shown. Resolves even when they cannot be fetched. */
export const prepareSentences = (...namespaces: Namespace[]): Promise<void> => i18next.loadNamespaces(namespaces)

/** Speaks another language from now on, and at the next visit. */
export async function speak(language: Language): Promise<void> {
  try {
    localStorage.setItem(preference, language)
  } catch {
    // The choice then lasts as long as the page.
  }
  await i18next.changeLanguage(language)
  mark(language)
}

function mark(language: string): void {
  document.documentElement.lang = language
}
