import { useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { Combobox } from '../../../src/design/combobox/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Form, FormActions, FormSection } from '../../../src/design/form/index.ts'
import { DayIcon, NightIcon, ThemeIcon } from '../../../src/design/icon/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { useTexts } from '../frame/index.ts'
import { configurationWords } from './configuration.words.ts'
import { preferencesWords } from './preferences.words.ts'

const languages = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
  { value: 'pt', label: 'Português' },
]

const themes = [
  ['system', <ThemeIcon key="system" />],
  ['light', <DayIcon key="light" />],
  ['dark', <NightIcon key="dark" />],
] as const

const densities = ['comfortable', 'compact'] as const
const normal = {
  theme: 'system',
  hours: '24',
  density: 'comfortable',
  columns: ['brand', 'price', 'stock', 'revenue', 'score'] as readonly string[],
  habits: {} as Readonly<Record<string, boolean>>,
}

/** How somebody likes to see and do things. */
export function PreferencesTab() {
  const { say, language } = useTexts(preferencesWords)
  const general = useTexts(configurationWords).say
  const [chosen, setChosen] = useState(normal)
  const columnOptions = Object.entries(say.columnNames).map(([value, label]) => ({ value, label }))
  return (
    <Form onSubmit={() => notify.success(general.saved)}>
      <FormSection layout="beside" title={say.reading} description={say.readingText}>
        <Field label={say.theme}>
          <RadioGroup look="cards" columns={3} value={chosen.theme} onValueChange={(theme) => setChosen({ ...chosen, theme })}>
            {themes.map(([theme, icon]) => (
              <RadioOption key={theme} value={theme} icon={icon} {...say.themes[theme]} />
            ))}
          </RadioGroup>
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={say.language}>
            <Select key={language} name="language" options={languages} defaultValue={language} />
          </Field>
          <Field label={say.hours}>
            <RadioGroup value={chosen.hours} onValueChange={(hours) => setChosen({ ...chosen, hours })}>
              <RadioOption value="24" label={say.hours24} />
              <RadioOption value="12" label={say.hours12} />
            </RadioGroup>
          </Field>
        </div>
      </FormSection>
      <FormSection layout="beside" title={say.lists} description={say.listsText}>
        <Field label={say.density}>
          <RadioGroup look="cards" columns={2} value={chosen.density} onValueChange={(density) => setChosen({ ...chosen, density })}>
            {densities.map((density) => (
              <RadioOption key={density} value={density} {...say.densities[density]} />
            ))}
          </RadioGroup>
        </Field>
        <Field label={say.columns} hint={say.columnsHint}>
          <Combobox
            multiple
            options={columnOptions}
            value={chosen.columns}
            onValueChange={(columns) => setChosen({ ...chosen, columns })}
          />
        </Field>
      </FormSection>
      <FormSection layout="beside" title={say.onPublishing} description={say.onPublishingText}>
        {say.habits.map(({ key, label, hint, on }) => (
          <Switch
            key={key}
            labelSide="start"
            label={label}
            hint={hint}
            checked={chosen.habits[key] ?? on}
            onCheckedChange={(next) => setChosen({ ...chosen, habits: { ...chosen.habits, [key]: next } })}
          />
        ))}
      </FormSection>
      <FormActions sticky>
        <Button tone="quiet" onClick={() => setChosen(normal)}>
          {say.reset}
        </Button>
        <Button type="submit" tone="accent">
          {general.save}
        </Button>
      </FormActions>
    </Form>
  )
}
