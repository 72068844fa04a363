import { createInstance, type Resource } from 'i18next'
import { useMemo, type ComponentType } from 'react'
import { defaultLanguage, type Language } from '../../../contract/index.ts'
import { isLanguage } from '../preference.ts'
import { TranslatorContext } from '../translator.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../public/locales/*/*.json', { eager: true, import: 'default' })

function allSentences(): Resource {
  const resource: Resource = {}
  for (const [path, sentences] of Object.entries(files)) {
    const [language, file] = path.split('/').slice(-2)
    if (language && file) (resource[language] ??= {})[file.replace('.json', '')] = sentences
  }
  return resource
}

const speakers = new Map<Language, ReturnType<typeof speaker>>()

function speaker(language: Language) {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    defaultNS: 'shell',
    resources: allSentences(),
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Storybook's decorator for views: they speak the language that the toolbar names, without any server. */
export function localized(Story: ComponentType, { globals }: { globals: Record<string, unknown> }) {
  return <Localized Story={Story} language={isLanguage(globals['language']) ? globals['language'] : defaultLanguage} />
}

function Localized({ Story, language }: { Story: ComponentType; language: Language }) {
  const instance = useMemo(() => {
    const known = speakers.get(language) ?? speaker(language)
    speakers.set(language, known)
    return known
  }, [language])
  return (
    <TranslatorContext value={instance}>
      <Story />
    </TranslatorContext>
  )
}
