import { languages, type Language } from '../../../../contract/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { DayIcon, NightIcon, ThemeIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { Select } from '../../../design/select/index.ts'
import { isLanguage, useSentences } from '../../../i18n/index.ts'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const themeIcons = { system: <ThemeIcon />, light: <DayIcon />, dark: <NightIcon /> } as const

/** Where somebody can begin, by the names that the sentences have. */
export type StartPage = keyof (typeof import('../../../../public/locales/es/configuration.json'))['preferences']['pages']

export interface PreferencesViewProps {
  language: Language
  onLanguage: (language: Language) => void
  theme: Theme
  onTheme: (theme: Theme) => void
  /** Where somebody can begin. */
  starts: readonly StartPage[]
  start: StartPage
  onStart: (page: StartPage) => void
}

/** How somebody likes to see things, and where they begin. Each holds as soon as it is chosen. */
export function PreferencesView({ language, onLanguage, theme, onTheme, starts, start, onStart }: PreferencesViewProps) {
  const t = useSentences('configuration')
  return (
    <Panel>
      <div className="flex flex-col gap-8">
        <FormSection layout="beside" title={t('preferences.reading')} description={t('preferences.atOnce')}>
          <Field label={t('preferences.language')}>
            <Select
              options={languages.map((value) => ({ value, label: t(`preferences.languages.${value}`) }))}
              value={language}
              onChange={(event) => {
                if (isLanguage(event.target.value)) onLanguage(event.target.value)
              }}
            />
          </Field>
          <Field label={t('preferences.theme')}>
            <RadioGroup
              look="cards"
              columns={3}
              value={theme}
              onValueChange={(value) => onTheme(themes.find((known) => known === value) ?? 'system')}
            >
              {themes.map((value) => (
                <RadioOption key={value} value={value} icon={themeIcons[value]} label={t(`preferences.themes.${value}`)} />
              ))}
            </RadioGroup>
          </Field>
        </FormSection>
        <FormSection layout="beside" title={t('preferences.beginning')} description={t('preferences.beginningText')}>
          <Field label={t('preferences.start')}>
            <RadioGroup value={start} onValueChange={(value) => onStart(starts.find((known) => known === value) ?? 'home')}>
              {starts.map((value) => (
                <RadioOption key={value} value={value} label={t(`preferences.pages.${value}`)} />
              ))}
            </RadioGroup>
          </Field>
        </FormSection>
        <FormSection layout="beside" title={t('preferences.notices')}>
          <p className="max-w-prose text-muted">{t('preferences.noticesText')}</p>
        </FormSection>
      </div>
    </Panel>
  )
}
