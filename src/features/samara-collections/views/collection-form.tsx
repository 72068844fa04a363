import { enteringRules, limits } from '../../../../contract/index.ts'
import { DayField } from '../../../design/date-time-picker/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Form, FormSection } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Select } from '../../../design/select/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import { Textarea } from '../../../design/textarea/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { entersBy, isReversed, type CollectionDraft } from '../model/collection-draft.ts'
import { EnteringCriteria } from './entering-criteria.tsx'

export interface CollectionFormProps {
  id: string
  draft: CollectionDraft
  /** The day it is in the store, YYYY-MM-DD. */
  today: string
  /** Says what is missing: after a try to save. */
  strict: boolean
  refused: SayableFailure | null
  busy: boolean
  onDraft: (draft: CollectionDraft) => void
  onSave: () => void
}

const switches = ['active', 'highlight', 'searchable'] as const

/** The fields of a collection. */
export function CollectionForm({ id, draft, today, strict, refused, busy, onDraft, onSave }: CollectionFormProps) {
  const t = useSentences('samara-collection')
  const say = useFailureSentence()
  const change = (next: Partial<CollectionDraft>): void => onDraft({ ...draft, ...next })
  const nameError =
    strict && draft.name.trim() === ''
      ? t('about.nameMissing')
      : refused?.code === 'samara-collection/name-taken'
        ? say(refused)
        : undefined
  return (
    <Form id={id} busy={busy} onSubmit={onSave}>
      <Panel title={t('about.title')}>
        <FormSection>
          <Field label={t('about.name')} hint={t('about.nameHint')} required error={nameError}>
            <Input
              name="name"
              autoComplete="off"
              maxLength={limits.samara.name}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label={t('about.description')} optional>
            <Textarea
              name="description"
              rows={2}
              maxRows={6}
              limit={limits.samara.description}
              value={draft.description}
              onValueChange={(description) => change({ description: description.replaceAll('\n', ' ') })}
            />
          </Field>
        </FormSection>
      </Panel>
      <Panel title={t('shown.title')}>
        <div className="flex flex-col gap-4">
          {switches.map((name) => (
            <Switch
              key={name}
              labelSide="start"
              label={t(`shown.${name}`)}
              hint={t(`shown.${name}Hint`)}
              checked={draft[name]}
              onCheckedChange={(on) => change({ [name]: on })}
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('dates.title')} description={t('dates.text')}>
        <FormSection>
          <DayField label={t('dates.start')} today={today} value={draft.startDate} onValueChange={(startDate) => change({ startDate })} />
          <DayField
            label={t('dates.end')}
            today={today}
            value={draft.endDate}
            onValueChange={(endDate) => change({ endDate })}
            error={isReversed(draft) ? t('dates.reversed') : undefined}
          />
        </FormSection>
      </Panel>
      <Panel title={t('entering.title')}>
        <FormSection>
          <Field label={t('entering.label')}>
            <Select
              name="entering"
              value={draft.entering}
              onValueChange={(next) => onDraft(entersBy(draft, enteringRules.find((rule) => rule === next) ?? 'end'))}
              options={enteringRules.map((value) => ({ value, label: t(`entering.${value}`) }))}
            />
          </Field>
          {draft.entering === 'criteria' && (
            <EnteringCriteria criteria={draft.criteria} onCriteria={(criteria) => change({ criteria })} disabled={busy} />
          )}
        </FormSection>
      </Panel>
    </Form>
  )
}
