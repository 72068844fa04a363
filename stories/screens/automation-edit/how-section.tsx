import { useState } from 'react'
import { Field } from '../../../src/design/field/index.ts'
import { FormSection } from '../../../src/design/form/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { Weights } from '../../../src/design/slider/index.ts'
import { automationsWords } from '../automations/automations.words.ts'
import { components, presets, type Preset, type WeightsOf } from '../automations/backtest.ts'
import { useTexts } from '../frame/index.ts'
import { automationEditWords } from './automation-edit.words.ts'

export interface HowSectionProps {
  weights: WeightsOf
  onWeightsChange: (weights: WeightsOf) => void
}

const names = Object.keys(presets) as Preset[]

/** The score: a starting point, and the weight of each of its parts. */
export function HowSection({ weights: committed, onWeightsChange }: HowSectionProps) {
  const { say } = useTexts(automationEditWords)
  const { say: named } = useTexts(automationsWords)
  const [weights, setWeights] = useState<WeightsOf>(committed)
  const preset = names.find((name) => components.every((component) => presets[name][component] === weights[component]))
  return (
    <FormSection title={say.how} description={say.howHint}>
      <Field label={say.preset}>
        <Select
          value={preset ?? 'own'}
          onValueChange={(next) => {
            if (next === 'own') return
            setWeights(presets[next as Preset])
            onWeightsChange(presets[next as Preset])
          }}
          options={[
            ...names.map((value) => ({ value, label: named.presets[value] })),
            { value: 'own', label: say.own, disabled: preset !== undefined },
          ]}
        />
      </Field>
      <Weights
        label={say.weights}
        weights={components.map((key) => ({ key, label: say.components[key], hint: say.componentHints[key], value: weights[key] }))}
        onWeightChange={(key, value) => setWeights({ ...weights, [key]: value })}
        onCommit={(key, value) => onWeightsChange({ ...weights, [key]: value })}
      />
    </FormSection>
  )
}
