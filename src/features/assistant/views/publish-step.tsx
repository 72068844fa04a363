import type { ReactNode } from 'react'
import { type AssistantPlan, assistantEnds } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { DateTimePicker } from '../../../design/date-time-picker/index.ts'
import { AutomationIcon, CategoryIcon, CriteriaIcon, HeldIcon } from '../../../design/icon/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { StepProps } from './step-props.ts'

export interface PublishStepProps extends StepProps {
  /** Names of the chosen lists. */
  names: readonly string[]
  timeZone: string
  /** The present instant, ISO 8601. */
  now: string
  /** The person cannot make magic orderings in this store. */
  readOnly: boolean
  preview: ReactNode
}

/** What was chosen of the rules, in words. */
function useRules(): (plan: AssistantPlan) => string {
  const t = useSentences('assistant')
  const format = useFormat()
  return ({ rules: { soldOutLast, inARow, newEvery }, exploring }) => {
    const parts = [
      ...(soldOutLast ? [t('summary.soldOutLast')] : []),
      ...(inARow ? [t('summary.inARow', { most: format.number(inARow.most) })] : []),
      ...(newEvery ? [t('summary.newEvery', { every: format.number(newEvery.every) })] : []),
      ...(exploring ? [t('summary.exploring', { share: format.number(exploring.share) })] : []),
    ]
    return parts.length === 0 ? t('summary.noRules') : parts.join(' · ')
  }
}

/** When it begins, once more what was chosen, and what it changes. */
export function PublishStep({ plan, onPlan, names, timeZone, now, readOnly, preview }: PublishStepProps) {
  const t = useSentences('assistant')
  const rulesOf = useRules()
  return (
    <div className="flex flex-col gap-8">
      {readOnly && <Banner tone="info" title={t('alwaysApproval')} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <RadioGroup
            aria-label={t('step.publish.title')}
            look="cards"
            value={plan.end}
            onValueChange={(end) => onPlan({ end: end as AssistantPlan['end'] })}
          >
            {assistantEnds.map((end) => (
              <RadioOption key={end} value={end} label={t(`end.${end}.title`)} hint={t(`end.${end}.hint`)} />
            ))}
          </RadioGroup>
          {plan.end === 'once' && (
            <DateTimePicker label={t('at')} value={plan.at} onValueChange={(at) => onPlan({ at })} timeZone={timeZone} now={now} required />
          )}
          <Switch
            label={t('approval')}
            hint={t('approvalHint')}
            checked={plan.approval}
            onCheckedChange={(approval) => onPlan({ approval })}
          />
        </div>
        <Panel title={t('summary.title')} level={3} tone="sunken" padding="none">
          <ItemList>
            <Item icon={<AutomationIcon />} title={t('summary.goal')} detail={t(`goal.${plan.goal}.title`)} />
            <Item icon={<CategoryIcon />} title={t('summary.lists')} detail={names.join(', ')} />
            <Item icon={<CriteriaIcon />} title={t('summary.rules')} detail={rulesOf(plan)} />
            {plan.end !== 'now' && <Item icon={<HeldIcon />} title={t('summary.limits')} detail={t('summary.firstScreen')} />}
          </ItemList>
        </Panel>
      </div>
      {preview}
    </div>
  )
}
