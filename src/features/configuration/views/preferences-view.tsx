import { type ReactNode, useState } from 'react'
import { Field } from '../../../design/field/index.ts'
import { FormSection, FormSections } from '../../../design/form/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { useSentences } from '../../../i18n/index.ts'

/** Where somebody can begin, by the names that the sentences have. */
export type StartPage = keyof (typeof import('../../../../public/locales/es/configuration.json'))['preferences']['pages']

export interface PreferencesViewProps {
  /** Language and appearance. */
  display: ReactNode
  /** Where somebody can begin. */
  starts: readonly StartPage[]
  start: StartPage
  onStart: (page: StartPage) => void
  /** What the person is notified of. */
  notices: ReactNode
}

/** How somebody likes to see things, and where they begin. Each holds as soon as it is chosen. */
export function PreferencesView({ display, starts, start, onStart, notices }: PreferencesViewProps) {
  const t = useSentences('configuration')
  const [saved, setSaved] = useState(false)
  return (
    <FormSections>
      {display}
      <FormSection layout="beside" title={t('preferences.beginning')} description={t('preferences.beginningText')} saved={saved}>
        <Field label={t('preferences.start')}>
          <RadioGroup
            value={start}
            onValueChange={(value) => {
              onStart(starts.find((known) => known === value) ?? 'home')
              setSaved(true)
            }}
          >
            {starts.map((value) => (
              <RadioOption key={value} value={value} label={t(`preferences.pages.${value}`)} />
            ))}
          </RadioGroup>
        </Field>
      </FormSection>
      <FormSection layout="beside" title={t('preferences.notices')} description={t('preferences.noticesText')}>
        {notices}
      </FormSection>
    </FormSections>
  )
}
