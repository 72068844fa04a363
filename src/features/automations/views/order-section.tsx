import {
  limits,
  presetNames,
  presetWeights,
  scoreComponents,
  type PresetName,
  type ScoreComponentName,
} from '../../../../contract/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { Select } from '../../../design/select/index.ts'
import { Weights } from '../../../design/slider/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { presetOf } from '../model/automation-draft.ts'
import type { SectionProps } from './section-props.ts'

/** Hundredths of the first places that new products get at first, where somebody wants it. */
const usualShare = 10

/** By what lists are put in order: a preset, or weights of one's own; and what new products get. */
export function OrderSection({ draft, onDraft, faults }: SectionProps) {
  const t = useSentences('automations')
  const parts = useSentences('ordering')
  const { weights, exploring } = draft
  const preset = presetOf(weights)
  return (
    <FormSection title={t('how.title')} description={t('how.text')}>
      <Field
        label={t('how.preset')}
        hint={t(`presetHint.${preset ?? 'own'}`)}
        error={faults.has('weights') ? t('fault.weights') : undefined}
      >
        <Select
          name="weights"
          value={preset ?? 'own'}
          onValueChange={(next) => next !== 'own' && onDraft({ ...draft, weights: presetWeights[next as PresetName] })}
          options={[
            ...presetNames.map((value) => ({ value, label: t(`preset.${value}`) })),
            { value: 'own', label: t('preset.own'), disabled: preset !== null },
          ]}
        />
      </Field>
      <Weights
        label={t('how.weights')}
        weights={scoreComponents.map((key) => ({
          key,
          label: parts(`score.part.${key}`),
          hint: parts(`score.hint.${key}`),
          value: weights[key],
        }))}
        onWeightChange={(key, value) => onDraft({ ...draft, weights: { ...weights, [key as ScoreComponentName]: value } })}
      />
      <div className="flex flex-col gap-2">
        <Checkbox
          label={t('how.exploring')}
          hint={t('how.exploringHint')}
          checked={exploring !== null}
          onCheckedChange={(on) => onDraft({ ...draft, exploring: on ? { share: usualShare, seed: 1 } : null })}
        />
        {exploring && (
          <div className="ml-6 w-56">
            <Field label={t('how.share', { places: String(limits.exploring.places) })}>
              <NumberInput
                value={exploring.share}
                min={1}
                max={limits.exploring.most}
                onValueChange={(share) => share !== null && onDraft({ ...draft, exploring: { ...exploring, share } })}
              />
            </Field>
          </div>
        )}
      </div>
    </FormSection>
  )
}
