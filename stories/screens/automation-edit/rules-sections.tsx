import { useState } from 'react'
import { DateTimePicker } from '../../../src/design/date-time-picker/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { FormSection } from '../../../src/design/form/index.ts'
import { NumberInput } from '../../../src/design/number-input/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { useSpeech } from '../frame/index.ts'
import { now, timeZone } from '../shop/index.ts'
import { automationEditWords } from './automation-edit.words.ts'

const cadences = ['hourly', 'daily', 'weekly'] as const

/** What holds whatever the score says, when it runs, and how much it may change. */
export function RulesSections() {
  const { say } = useSpeech(automationEditWords)
  const [soldOut, setSoldOut] = useState(true)
  const [brands, setBrands] = useState<number | null>(2)
  const [newEvery, setNewEvery] = useState<number | null>(8)
  const [cadence, setCadence] = useState('daily')
  const [at, setAt] = useState<string | null>('2026-11-22T04:00:00Z')
  const [largest, setLargest] = useState<number | null>(20)
  const [approve, setApprove] = useState(false)
  return (
    <>
      <FormSection title={say.rules} description={say.rulesHint} columns={2}>
        <div data-wide>
          <Switch label={say.soldOut} hint={say.soldOutHint} checked={soldOut} onCheckedChange={setSoldOut} />
        </div>
        <Field label={say.brands} hint={say.brandsHint}>
          <NumberInput value={brands} onValueChange={setBrands} min={1} max={50} steppers />
        </Field>
        <Field label={say.newEvery} hint={say.newEveryHint}>
          <NumberInput value={newEvery} onValueChange={setNewEvery} min={2} max={100} steppers />
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
          <NumberInput value={largest} onValueChange={setLargest} min={1} max={100} steppers />
        </Field>
        <Switch label={say.approve} hint={say.approveHint} checked={approve} onCheckedChange={setApprove} />
      </FormSection>
    </>
  )
}
