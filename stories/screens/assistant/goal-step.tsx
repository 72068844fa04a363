import { Badge } from '../../../src/design/badge/index.ts'
import { AutomationIcon, CollectionIcon, ProductIcon, ReportsIcon, RiseIcon } from '../../../src/design/icon/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { useTexts } from '../frame/index.ts'
import { assistantWords } from './assistant.words.ts'
import { goals, type Goal } from './orderings.ts'
import type { StepProps } from './plan.ts'

const icons: Readonly<Record<Goal, typeof RiseIcon>> = {
  revenue: RiseIcon,
  bestSellers: ReportsIcon,
  newFirst: AutomationIcon,
  clearStock: ProductIcon,
  balanced: CollectionIcon,
}

/** What is to be achieved. */
export function GoalStep({ plan, onPlan }: StepProps) {
  const { say } = useTexts(assistantWords)
  return (
    <RadioGroup
      aria-label={say.steps.goal[1]}
      look="cards"
      columns={2}
      value={plan.goal}
      onValueChange={(goal) => onPlan({ goal: goal as Goal })}
    >
      {goals.map((goal) => {
        const Icon = icons[goal]
        return (
          <RadioOption
            key={goal}
            value={goal}
            label={say.goals[goal][0]}
            hint={say.goals[goal][1]}
            icon={<Icon />}
            aside={
              goal === 'revenue' && (
                <Badge size="sm" tone="accent">
                  {say.recommended}
                </Badge>
              )
            }
          />
        )
      })}
    </RadioGroup>
  )
}
