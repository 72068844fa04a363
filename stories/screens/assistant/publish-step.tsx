import { DateTimePicker } from '../../../src/design/date-time-picker/index.ts'
import { FormSection } from '../../../src/design/form/index.ts'
import { AutomationIcon, CategoryIcon, CriteriaIcon, HeldIcon } from '../../../src/design/icon/index.ts'
import { Item, ItemList } from '../../../src/design/item-list/index.ts'
import { OrderingDiff } from '../../../src/design/ordering-diff/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { useTexts } from '../frame/index.ts'
import { now, timeZone } from '../shop/index.ts'
import { assistantWords } from './assistant.words.ts'
import { itemOf, useChanges } from './changes.ts'
import type { Plan, StepProps } from './plan.ts'

/** When it begins, once more what was chosen, and what it changes. */
export function PublishStep({ plan, onPlan }: StepProps) {
  const { say, format } = useTexts(assistantWords)
  const { list, before, after } = useChanges(plan)
  const { soldOutLast, brandRun, newEvery } = plan.rules
  const number = (value: number): string | null => (value === 0 ? null : format.number(value))
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <RadioGroup
            aria-label={say.steps.publish[1]}
            look="cards"
            value={plan.when}
            onValueChange={(when) => onPlan({ when: when as Plan['when'] })}
          >
            {(['now', 'later', 'weekly'] as const).map((when) => (
              <RadioOption key={when} value={when} label={say[when][0]} hint={say[when][1]} />
            ))}
          </RadioGroup>
          {plan.when === 'later' && (
            <DateTimePicker
              label={say.at}
              value={plan.at}
              onValueChange={(at) => onPlan({ at })}
              timeZone={timeZone}
              ownTimeZone="Europe/Madrid"
              now={now}
            />
          )}
        </div>
        <Panel title={say.summary} level={3} tone="sunken" padding="none">
          <ItemList>
            <Item icon={<AutomationIcon />} title={say.what.goal} detail={say.goals[plan.goal][0]} />
            <Item icon={<CategoryIcon />} title={say.what.lists} detail={plan.lists.join(', ')} />
            <Item icon={<CriteriaIcon />} title={say.what.rules} detail={say.rulesText(soldOutLast, number(brandRun), number(newEvery))} />
            <Item icon={<HeldIcon />} title={say.what.guards} detail={say.guardsText(format.percent(plan.largest / 100), plan.approval)} />
          </ItemList>
        </Panel>
      </div>
      <FormSection title={`${say.changes}: ${list}`} level={3}>
        <OrderingDiff before={before} after={after} itemOf={itemOf} />
      </FormSection>
    </div>
  )
}
