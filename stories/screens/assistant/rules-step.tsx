import { Field } from '../../../src/design/field/index.ts'
import { FormSection } from '../../../src/design/form/index.ts'
import { NumberInput } from '../../../src/design/number-input/index.ts'
import { FirstScreens } from '../../../src/design/ordering-diff/index.ts'
import { Slider } from '../../../src/design/slider/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { useTexts } from '../frame/index.ts'
import { assistantWords } from './assistant.words.ts'
import { itemOf, useChanges } from './changes.ts'
import type { Rules } from './orderings.ts'
import type { StepProps } from './plan.ts'

/** What must hold whatever the goal says, and how much may change at once. */
export function RulesStep({ plan, onPlan }: StepProps) {
  const { say, format } = useTexts(assistantWords)
  const { list, before, after } = useChanges(plan)
  const rule = (change: Partial<Rules>): void => onPlan({ rules: { ...plan.rules, ...change } })
  return (
    <div className="flex flex-col gap-8">
      <FormSection columns={2}>
        <div data-wide>
          <Switch
            label={say.soldOutLast[0]}
            hint={say.soldOutLast[1]}
            checked={plan.rules.soldOutLast}
            onCheckedChange={(soldOutLast) => rule({ soldOutLast })}
          />
        </div>
        <Field label={say.brandRun[0]} hint={say.brandRun[1]}>
          <NumberInput value={plan.rules.brandRun} min={0} max={12} onValueChange={(value) => rule({ brandRun: value ?? 0 })} />
        </Field>
        <Field label={say.newEvery[0]} hint={say.newEvery[1]}>
          <NumberInput value={plan.rules.newEvery} min={0} max={48} onValueChange={(value) => rule({ newEvery: value ?? 0 })} />
        </Field>
      </FormSection>
      <FormSection title={say.guards} description={say.guardsAdvice} level={3} columns={2}>
        <Slider
          label={say.largest[0]}
          hint={say.largest[1]}
          value={plan.largest}
          step={5}
          text={format.percent(plan.largest / 100)}
          onValueChange={(largest) => onPlan({ largest })}
        />
        <Switch
          label={say.approval[0]}
          hint={say.approval[1]}
          checked={plan.approval}
          onCheckedChange={(approval) => onPlan({ approval })}
        />
      </FormSection>
      <FormSection title={`${say.preview}: ${list}`} level={3}>
        <FirstScreens before={before} after={after} itemOf={itemOf} />
      </FormSection>
    </div>
  )
}
