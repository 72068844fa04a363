import { limits } from '../../../../contract/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { AutomationDraft } from '../model/automation-draft.ts'
import type { SectionProps } from './section-props.ts'

/** Gains that are worth a write, in thousandths of the expected revenue. */
const gains = [1, 5, 10, 20, 50, 100] as const

/** What keeps a run from going too far. */
export function GuardsSection({ draft, onDraft }: SectionProps) {
  const t = useSentences('automations')
  const format = useFormat()
  const { guards } = draft
  const change = (next: Partial<AutomationDraft['guards']>): void => onDraft({ ...draft, guards: { ...guards, ...next } })
  const offered = [...new Set([...gains, ...(guards.gain === null ? [] : [guards.gain])])].sort((one, other) => one - other)
  return (
    <FormSection title={t('guards.title')} description={t('guards.text')} columns={2}>
      <Field label={t('guards.firstScreen')} hint={t('guards.firstScreenHint', { places: String(limits.list.firstPlaces) })} optional>
        <NumberInput value={guards.firstScreen} min={0} max={100} onValueChange={(firstScreen) => change({ firstScreen })} />
      </Field>
      <Field label={t('guards.places')} hint={t('guards.placesHint')} optional>
        <NumberInput value={guards.places} min={0} max={100} onValueChange={(places) => change({ places })} />
      </Field>
      <Field label={t('guards.gain')} hint={t('guards.gainHint')} data-wide>
        <Select
          value={guards.gain === null ? '' : String(guards.gain)}
          onValueChange={(next) => change({ gain: next === '' ? null : Number(next) })}
          options={[
            { value: '', label: t('guards.anyGain') },
            ...offered.map((value) => ({ value: String(value), label: t('guards.leastGain', { share: format.number(value / 10) }) })),
          ]}
        />
      </Field>
      <div data-wide>
        <Checkbox
          label={t('guards.approval')}
          hint={t('guards.approvalHint')}
          checked={guards.approval}
          onCheckedChange={(approval) => change({ approval })}
        />
      </div>
    </FormSection>
  )
}
