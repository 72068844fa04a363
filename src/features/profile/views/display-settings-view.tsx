import { type Language, languages } from '../../../../contract/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { Select } from '../../../design/select/index.ts'
import { isLanguage, useSentences } from '../../../i18n/index.ts'

const themes = ['light', 'dark', 'system'] as const
export type DisplayTheme = (typeof themes)[number]

export interface DisplaySettingsViewProps {
  language: Language
  onLanguage: (language: Language) => void
  theme: DisplayTheme
  onTheme: (theme: DisplayTheme) => void
  /** Whether something was chosen here and is kept. */
  saved: boolean
}

/** Language and appearance, wherever they are shown: each holds and is kept as soon as it is chosen. */
export function DisplaySettingsView({ language, onLanguage, theme, onTheme, saved }: DisplaySettingsViewProps) {
  const t = useSentences('profile')
  const shell = useSentences('shell')
  return (
    <FormSection layout="beside" title={t('display.title')} description={t('display.text')} columns={2} saved={saved}>
      <Field label={shell('language.heading')} hint={t('display.languageHint')}>
        <Select
          options={languages.map((value) => ({ value, label: shell(`language.${value}`) }))}
          value={language}
          onValueChange={(value) => {
            if (isLanguage(value)) onLanguage(value)
          }}
        />
      </Field>
      <Field label={shell('theme.heading')} hint={t('display.themeHint')}>
        <Segments
          className="self-start"
          label={shell('theme.heading')}
          value={theme}
          onValueChange={onTheme}
          options={themes.map((value) => ({ value, label: shell(`theme.${value}`) }))}
        />
      </Field>
    </FormSection>
  )
}
