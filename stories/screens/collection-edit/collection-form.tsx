import { Badge } from '../../../src/design/badge/index.ts'
import { DateTimePicker } from '../../../src/design/date-time-picker/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Form, FormSection } from '../../../src/design/form/index.ts'
import { SuccessIcon } from '../../../src/design/icon/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { Textarea } from '../../../src/design/textarea/index.ts'
import type { Collection } from '../collections/samara-collections.ts'
import { useTexts } from '../frame/index.ts'
import { now, timeZone } from '../shop/index.ts'
import { collectionEditWords } from './collection-edit.words.ts'

/** What of a collection is asked for. */
export interface CollectionDraft extends Pick<Collection, 'name' | 'description' | 'active' | 'highlight' | 'searchable'> {
  /** ISO 8601. */
  readonly start: string | null
  readonly end: string | null
}

export interface CollectionFormProps {
  id: string
  draft: CollectionDraft
  platformId: number | null
  /** Says what is missing. */
  strict: boolean
  onChange: (draft: CollectionDraft) => void
  onSave: () => void
}

/** The fields of a collection. */
export function CollectionForm({ id, draft, platformId, strict, onChange, onSave }: CollectionFormProps) {
  const { say } = useTexts(collectionEditWords)
  const change = (next: Partial<CollectionDraft>) => onChange({ ...draft, ...next })
  return (
    <Form id={id} onSubmit={onSave}>
      <Panel title={say.about}>
        <FormSection>
          <Field label={say.name} hint={say.nameHint} required error={strict && draft.name.trim() === '' ? say.nameMissing : undefined}>
            <Input name="name" value={draft.name} onChange={(event) => change({ name: event.target.value })} />
          </Field>
          <Field label={say.description} optional>
            <Textarea
              name="description"
              rows={2}
              limit={160}
              value={draft.description}
              onValueChange={(description) => change({ description })}
            />
          </Field>
        </FormSection>
      </Panel>
      <Panel title={say.visibility}>
        <div className="flex flex-col gap-4">
          <Switch
            labelSide="start"
            label={say.active}
            hint={say.activeHint}
            checked={draft.active}
            onCheckedChange={(active) => change({ active })}
          />
          <Switch
            labelSide="start"
            label={say.highlight}
            hint={say.highlightHint}
            checked={draft.highlight}
            onCheckedChange={(highlight) => change({ highlight })}
          />
          <Switch
            labelSide="start"
            label={say.searchable}
            hint={say.searchableHint}
            checked={draft.searchable}
            onCheckedChange={(searchable) => change({ searchable })}
          />
        </div>
      </Panel>
      <Panel title={say.dates} description={say.datesHint}>
        <div className="flex flex-col gap-5">
          <DateTimePicker
            label={say.start}
            value={draft.start}
            onValueChange={(start) => change({ start })}
            timeZone={timeZone}
            now={now}
          />
          <DateTimePicker
            label={say.end}
            value={draft.end}
            onValueChange={(end) => change({ end })}
            timeZone={timeZone}
            now={now}
            min={draft.start ?? now}
          />
        </div>
      </Panel>
      <Panel
        title={say.platform}
        actions={
          platformId === null ? (
            <Badge>{say.notInVtex}</Badge>
          ) : (
            <Badge tone="success" icon={<SuccessIcon aria-hidden />}>
              {say.inVtex}
            </Badge>
          )
        }
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="text-muted">{say.idVtex}</span>
          <span className="tabular-nums">{platformId ?? say.notYet}</span>
        </p>
      </Panel>
    </Form>
  )
}
