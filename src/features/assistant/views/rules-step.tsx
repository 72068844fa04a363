import type { ReactNode } from 'react'
import { type BacktestVerdict, limits, type Rules } from '../../../../contract/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { Slider } from '../../../design/slider/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { StepProps } from './step-props.ts'

/** What exploring begins with, in hundredths of the first places. */
const firstShare = 10
/** One seed for everybody: the same places on the same day. */
const seed = 1
const newDays = 60

export interface RulesStepProps extends StepProps {
  /** What exploring would have cost; null where it is unknown, undefined until it is worked out. */
  cost: BacktestVerdict | null | undefined
  preview: ReactNode
}

/** What must hold whatever the goal says, and a chance for what is new. */
export function RulesStep({ plan, onPlan, cost, preview }: RulesStepProps) {
  const t = useSentences('assistant')
  const format = useFormat()
  const { rules, exploring } = plan
  const rule = (change: Partial<Rules>): void => onPlan({ rules: { ...rules, ...change } })
  const costs =
    cost === undefined
      ? t('rule.costing')
      : cost?.says === 'worse'
        ? t('rule.cost', { points: format.number(Math.round(-1_000 * cost.difference) / 10) })
        : t('rule.free')
  return (
    <div className="flex flex-col gap-8">
      <FormSection columns={2}>
        <div data-wide>
          <Switch
            label={t('rule.soldOutLast')}
            hint={t('rule.soldOutLastHint')}
            checked={rules.soldOutLast}
            onCheckedChange={(soldOutLast) => rule({ soldOutLast })}
          />
        </div>
        <Field label={t('rule.inARow')} hint={t('rule.inARowHint')}>
          <NumberInput
            value={rules.inARow?.most ?? 0}
            min={0}
            max={20}
            onValueChange={(most) => rule({ inARow: most ? { by: 'brand', most } : null })}
          />
        </Field>
        <Field label={t('rule.newEvery')} hint={t('rule.newEveryHint', { days: format.number(newDays) })}>
          <NumberInput
            value={rules.newEvery?.every ?? 0}
            min={0}
            max={50}
            onValueChange={(every) => rule({ newEvery: every ? { every: Math.max(every, 2), days: newDays } : null })}
          />
        </Field>
        <div data-wide className="flex flex-col gap-3">
          <Switch
            label={t('rule.exploring')}
            hint={t('rule.exploringHint', { places: format.number(limits.exploring.places) })}
            checked={exploring !== null}
            onCheckedChange={(on) => onPlan({ exploring: on ? { share: firstShare, seed } : null })}
          />
          {exploring && (
            <>
              <Slider
                label={t('rule.share')}
                value={exploring.share}
                min={1}
                max={limits.exploring.most}
                text={format.percent(exploring.share / 100)}
                onValueChange={(share) => onPlan({ exploring: { ...exploring, share } })}
              />
              <p role="status" className="text-sm text-muted">
                {costs}
              </p>
            </>
          )}
        </div>
      </FormSection>
      {preview}
    </div>
  )
}
