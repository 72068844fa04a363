import { useState } from 'react'
import { DateTimePicker } from '../../../src/design/date-time-picker/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { FormSection } from '../../../src/design/form/index.ts'
import { NumberInput } from '../../../src/design/number-input/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { useTexts } from '../frame/index.ts'
import { now, timeZone } from '../shop/index.ts'
import { automationEditWords } from './automation-edit.words.ts'
import type { Rules } from './rules.ts'

const cadences = ['hourly', 'daily', 'weekly'] as const

export interface RulesSectionsProps {
  rules: Rules
  onRulesChange: (rules: Rules) => void
  /** The largest change at once that needs no permission, in percent; null for any. */
  largest: number | null
  onLargestChange: (largest: number | null) => void
}

/** What holds whatever the score says, when it runs, and how much it may change. */
export function RulesSections({ rules, onRulesChange, largest, onLargestChange }: RulesSectionsProps) {
  const { say } = useTexts(automationEditWords)
  const [cadence, setCadence] = useState('daily')
  const [at, setAt] = useState<string | null>('2026-11-22T04:00:00Z')
  const [approve, setApprove] = useState(false)
  return (
    <>
      <FormSection title={say.rules} description={say.rulesHint} columns={2}>
        <div data-wide>
          <Switch
            label={say.soldOut}
            hint={say.soldOutHint}
            checked={rules.soldOut}
            onCheckedChange={(soldOut) => onRulesChange({ ...rules, soldOut })}
          />
        </div>
        <Field label={say.brands} hint={say.brandsHint}>
          <NumberInput value={rules.brands} onValueChange={(brands) => onRulesChange({ ...rules, brands })} min={1} max={50} steppers />
        </Field>
        <Field label={say.newEvery} hint={say.newEveryHint}>
          <NumberInput
            value={rules.newEvery}
            onValueChange={(newEvery) => onRulesChange({ ...rules, newEvery })}
            min={2}
            max={100}
            steppers
          />
        </Field>
      </FormSection>
      <FormSection title={say.when}>
        <Field label={say.cadence}>
          <Select value={cadence} onValueChange={setCadence} options={cadences.map((value) => ({ value, label: say.cadences[value] }))} />
        </Field>
        <DateTimePicker label={say.first} value={at} onValueChange={setAt} timeZone={timeZone} now={now} />
      </FormSection>
      <FormSection title={say.guards} description={say.guardsHint}>
        <Field label={say.largest} hint={say.largestHint}>
          <NumberInput value={largest} onValueChange={onLargestChange} min={1} max={100} steppers />
        </Field>
        <Switch label={say.approve} hint={say.approveHint} checked={approve} onCheckedChange={setApprove} />
      </FormSection>
    </>
  )
}
