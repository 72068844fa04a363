import { type AssistantGoal, assistantGoals, platformListKinds } from '../../../../contract/index.ts'
import { AutomationIcon, CollectionIcon, ProductIcon, RiseIcon } from '../../../design/icon/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { withGoal } from '../model/plan.ts'
import type { StepProps } from './step-props.ts'

const icons: Readonly<Record<AssistantGoal, typeof RiseIcon>> = {
  'sell-more': RiseIcon,
  'clear-stock': ProductIcon,
  'launch-new': AutomationIcon,
  'tidy-up': CollectionIcon,
}

/** What is to be achieved, and in lists of which level. */
export function GoalStep({ plan, onPlan }: StepProps) {
  const t = useSentences('assistant')
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        aria-label={t('step.goal.title')}
        look="cards"
        columns={2}
        value={plan.goal}
        onValueChange={(goal) => onPlan(withGoal(plan, { goal: goal as AssistantGoal }))}
      >
        {assistantGoals.map((goal) => {
          const Icon = icons[goal]
          return <RadioOption key={goal} value={goal} label={t(`goal.${goal}.title`)} hint={t(`goal.${goal}.hint`)} icon={<Icon />} />
        })}
      </RadioGroup>
      <Segments
        label={t('group.label')}
        value={plan.group}
        onValueChange={(group) => onPlan(withGoal(plan, { group }))}
        options={platformListKinds.map((group) => ({ value: group, label: t(`group.${group}`) }))}
      />
    </div>
  )
}
