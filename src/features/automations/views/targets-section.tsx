import { useMemo } from 'react'
import { keyOfList, limits, listKey, targetsAmong, type ListGroup } from '../../../../contract/index.ts'
import { Combobox, type ComboboxOption } from '../../../design/combobox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { targetsOf, withLists, type AutomationDraft } from '../model/automation-draft.ts'
import type { ChoosableTarget } from '../model/target-lists.ts'
import type { SectionProps } from './section-props.ts'

export interface TargetsSectionProps extends SectionProps {
  level: ListGroup
  lists: readonly ChoosableTarget[]
}

/** Lists that are named under the count. */
const named = 4

/** What it is called, and which lists it is for. */
export function TargetsSection({ draft, onDraft, faults, level, lists }: TargetsSectionProps) {
  const t = useSentences('automations')
  const change = (next: Partial<AutomationDraft>): void => onDraft({ ...draft, ...next })
  const options = useMemo(() => {
    const known = new Set(lists.map(keyOfList))
    // One that is gone stays chosen until somebody takes it away.
    const gone = draft.lists.filter((list) => !known.has(keyOfList(list)))
    return [
      ...lists.map(({ kind, id, name, routeBefore, outside }): ComboboxOption => ({
        value: listKey(kind, id),
        label: name,
        detail: routeBefore || undefined,
        disabled: outside,
      })),
      ...gone.map((list): ComboboxOption => ({
        value: keyOfList(list),
        label: t('run.nameless', { id: String(list.id) }),
        disabled: true,
      })),
    ]
  }, [lists, draft.lists, t])
  const ways = level === 'category' ? (['lists', 'below', 'name'] as const) : (['lists', 'name'] as const)
  return (
    <FormSection title={t('what.title')}>
      <Field label={t('what.name')} required error={faults.has('name') ? t('fault.name') : undefined}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={limits.automation.name}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={t(`what.which.${level}`)}>
        <Segments
          wide
          label={t(`what.which.${level}`)}
          value={draft.by}
          onValueChange={(by) => change({ by })}
          options={ways.map((value) => ({ value, label: t(`what.by.${value}`) }))}
        />
      </Field>
      {draft.by === 'lists' && (
        <Field label={t(`what.lists.${level}`)} required error={faults.has('lists') ? t(`fault.lists.${level}`) : undefined}>
          <Combobox
            multiple
            name="lists"
            options={options}
            value={draft.lists.map(({ kind, id }) => listKey(kind, id))}
            onValueChange={(keys) => onDraft(withLists(draft, keys, lists))}
            placeholder={t('what.choose')}
          />
        </Field>
      )}
      {draft.by === 'below' && (
        <Field label={t('what.below')} hint={t('what.belowHint')} required error={faults.has('below') ? t('fault.below') : undefined}>
          <Combobox
            name="below"
            options={options}
            value={draft.below === null ? null : listKey('category', draft.below)}
            onValueChange={(key) => change({ below: key === null ? null : Number(key.split(' ')[1]) })}
            placeholder={t('what.choose')}
          />
        </Field>
      )}
      {draft.by === 'name' && (
        <Field
          label={t('what.contains')}
          hint={t('what.containsHint')}
          required
          error={faults.has('contains') ? t('fault.contains') : undefined}
        >
          <Input
            name="contains"
            autoComplete="off"
            maxLength={limits.automation.name}
            value={draft.contains}
            onChange={(event) => change({ contains: event.target.value })}
          />
        </Field>
      )}
      <Counted draft={draft} level={level} lists={lists} />
    </FormSection>
  )
}

/** How many lists that is now, and some of their names. */
function Counted({ draft, level, lists }: Pick<TargetsSectionProps, 'draft' | 'level' | 'lists'>) {
  const t = useSentences('automations')
  const format = useFormat()
  const targets = targetsOf(draft)
  if (targets === null) return null
  const found = targetsAmong(targets, lists)
  const outside = found.filter((list) => list.outside).length
  const names = found.slice(0, named).map(({ name }) => name)
  return (
    <p role="status" className="text-sm text-muted">
      <span className="font-medium text-default">{t(`counted.${level}`, { count: found.length, lists: format.number(found.length) })}</span>
      {draft.by !== 'lists' && names.length > 0 && `: ${names.join(', ')}${found.length > names.length ? '…' : ''}`}
      {draft.by !== 'lists' && found.length > 0 && `. ${t('what.later')}.`}
      {outside > 0 && <span className="text-warning"> {t('what.outside', { count: outside, lists: format.number(outside) })}</span>}
    </p>
  )
}
