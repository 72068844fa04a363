import { limits } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { AutomationLinks } from '../model/links.ts'
import type { Meeting } from '../model/meetings.ts'
import type { SectionProps } from './section-props.ts'

export interface PrioritySectionProps extends SectionProps {
  meetings: readonly Meeting[]
  links: AutomationLinks
}

/** Lists that are named of each other one. */
const named = 3

/** Which of two magic orderings arranges a list that both are for. */
export function PrioritySection({ draft, onDraft, meetings, links }: PrioritySectionProps) {
  const t = useSentences('automations')
  const format = useFormat()
  return (
    <FormSection title={t('priority.title')} description={t('priority.text')}>
      <div className="w-40">
        <Field label={t('priority.label')} hint={t('priority.hint')}>
          <NumberInput
            value={draft.priority}
            min={1}
            max={limits.automation.priorities}
            onValueChange={(priority) => priority !== null && onDraft({ ...draft, priority })}
          />
        </Field>
      </div>
      {meetings.length === 0 ? (
        <p className="text-sm text-muted">{t('priority.none')}</p>
      ) : (
        <ItemList aria-label={t('priority.others')} className="rounded-lg border border-subtle">
          {meetings.map(({ id, name, lists, outranks }) => {
            const names = lists.slice(0, named).map((list) => list.name)
            const count = { count: lists.length, lists: format.number(lists.length) }
            return (
              <Item
                key={id}
                href={links.edit(id)}
                title={name}
                detail={`${t(outranks ? 'priority.theirs' : 'priority.ours', count)}: ${names.join(', ')}${lists.length > names.length ? '…' : ''}`}
                aside={<Badge tone={outranks ? 'warning' : 'neutral'}>{t(outranks ? 'priority.first' : 'priority.after')}</Badge>}
              />
            )
          })}
        </ItemList>
      )}
    </FormSection>
  )
}
