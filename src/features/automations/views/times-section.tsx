import { Checkbox } from '../../../design/checkbox/index.ts'
import { DayField, TimeField } from '../../../design/date-time-picker/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { AutomationDraft } from '../model/automation-draft.ts'
import type { SectionProps } from './section-props.ts'
import { useAutomationSentences } from './use-automation-sentences.ts'

export interface TimesSectionProps extends SectionProps {
  /** The day it is in the store, YYYY-MM-DD. */
  today: string
  /** IANA name of the store's time zone. */
  timeZone: string
}

const cadences = ['hour', 'day', 'week', 'synchronisation', 'drift'] as const
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const usualQuiet = { from: '09:00', to: '21:00' } as const

/** When it runs by itself, from which day to which, and in which hours it never begins. */
export function TimesSection({ draft, onDraft, faults, today, timeZone }: TimesSectionProps) {
  const t = useSentences('automations')
  const format = useFormat()
  const say = useAutomationSentences()
  const { every, at, weekday, startsOn, endsOn, quiet } = draft
  const change = (next: Partial<AutomationDraft>): void => onDraft({ ...draft, ...next })
  const day = (name: 'startsOn' | 'endsOn'): string | undefined => {
    if (faults.has(name)) return t('fault.day')
    return name === 'endsOn' && faults.has('reversed') ? t('fault.reversed') : undefined
  }
  return (
    <FormSection title={t('when.title')} description={t('when.text', { zone: format.zone(timeZone) })} columns={2}>
      <Field label={t('when.every')} hint={t(`everyHint.${every}`)} data-wide>
        <Select
          value={every}
          onValueChange={(next) => change({ every: cadences.find((cadence) => cadence === next) ?? 'day' })}
          options={cadences.map((value) => ({ value, label: t(`every.${value}`) }))}
        />
      </Field>
      {every === 'week' && (
        <Field label={t('when.weekday')}>
          <Select
            value={String(weekday)}
            onValueChange={(next) => change({ weekday: Number(next) })}
            options={weekdays.map((value) => ({ value: String(value), label: say.weekday(value) }))}
          />
        </Field>
      )}
      {(every === 'day' || every === 'week') && (
        <TimeField
          label={t('when.at')}
          name="at"
          value={at}
          onValueChange={(time) => change({ at: time })}
          error={faults.has('at') ? t('fault.at') : undefined}
        />
      )}
      <div data-wide className="grid gap-4 sm:grid-cols-2">
        <DayField
          label={t('when.startsOn')}
          value={startsOn}
          onValueChange={(next) => change({ startsOn: next })}
          today={today}
          error={day('startsOn')}
        />
        <DayField
          label={t('when.endsOn')}
          value={endsOn}
          onValueChange={(next) => change({ endsOn: next })}
          today={today}
          error={day('endsOn')}
        />
      </div>
      <div data-wide className="flex flex-col gap-3">
        <Checkbox
          label={t('when.quiet')}
          hint={t('when.quietHint')}
          checked={quiet !== null}
          onCheckedChange={(on) => change({ quiet: on ? usualQuiet : null })}
        />
        {quiet && (
          <div className="ml-6 grid gap-4 sm:grid-cols-2">
            <TimeField
              label={t('when.from')}
              name="quiet"
              value={quiet.from}
              onValueChange={(from) => change({ quiet: { ...quiet, from } })}
              error={faults.has('quiet') && quiet.from === null ? t('fault.at') : undefined}
            />
            <TimeField
              label={t('when.to')}
              value={quiet.to}
              onValueChange={(to) => change({ quiet: { ...quiet, to } })}
              error={faults.has('quiet') && quiet.to === null ? t('fault.at') : undefined}
            />
          </div>
        )}
      </div>
    </FormSection>
  )
}
