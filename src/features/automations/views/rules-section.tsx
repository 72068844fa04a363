import { noRules, type Rules } from '../../../../contract/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { SectionProps } from './section-props.ts'

/** Limits of the numbers in a rule, as the contract has them. */
const most = { inARow: 20, every: 50, days: 365 } as const

/** What holds on top of the score, or that every list keeps its own rules. */
export function RulesSection({ draft, onDraft }: SectionProps) {
  const t = useSentences('automations')
  const { rules } = draft
  const change = (next: Partial<Rules>): void => onDraft({ ...draft, rules: { ...(rules ?? noRules), ...next } })
  const number = (label: string, value: number, range: { min: number; max: number }, onValue: (value: number) => void) => (
    <span className="w-28 shrink-0">
      <NumberInput aria-label={label} value={value} {...range} onValueChange={(next) => next !== null && onValue(next)} />
    </span>
  )
  return (
    <FormSection title={t('rules.title')} description={t('rules.text')}>
      <Checkbox
        label={t('rules.own')}
        hint={t('rules.ownHint')}
        checked={rules === null}
        onCheckedChange={(own) => onDraft({ ...draft, rules: own ? null : { ...noRules, soldOutLast: true } })}
      />
      {rules && (
        <>
          <Checkbox
            label={t('rules.soldOutLast')}
            hint={t('rules.soldOutLastHint')}
            checked={rules.soldOutLast}
            onCheckedChange={(soldOutLast) => change({ soldOutLast })}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Checkbox
              label={t('rules.inARow')}
              checked={rules.inARow !== null}
              onCheckedChange={(on) => change({ inARow: on ? { by: 'brand', most: 2 } : null })}
            />
            {rules.inARow && (
              <span className="flex items-center gap-2">
                {number(t('rules.most'), rules.inARow.most, { min: 1, max: most.inARow }, (value) =>
                  change({ inARow: rules.inARow && { ...rules.inARow, most: value } }),
                )}
                <Select
                  aria-label={t('rules.of')}
                  value={rules.inARow.by}
                  onValueChange={(by) =>
                    change({ inARow: rules.inARow && { ...rules.inARow, by: by === 'category' ? 'category' : 'brand' } })
                  }
                  options={(['brand', 'category'] as const).map((value) => ({ value, label: t(`rules.${value}`) }))}
                />
              </span>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Checkbox
              label={t('rules.newEvery')}
              checked={rules.newEvery !== null}
              onCheckedChange={(on) => change({ newEvery: on ? { every: 8, days: 30 } : null })}
            />
            {rules.newEvery && (
              <span className="flex flex-wrap items-center gap-2">
                {number(t('rules.every'), rules.newEvery.every, { min: 2, max: most.every }, (every) =>
                  change({ newEvery: rules.newEvery && { ...rules.newEvery, every } }),
                )}
                <span aria-hidden className="text-sm">
                  {t('rules.newWithin')}
                </span>
                {number(t('rules.newWithin'), rules.newEvery.days, { min: 1, max: most.days }, (days) =>
                  change({ newEvery: rules.newEvery && { ...rules.newEvery, days } }),
                )}
              </span>
            )}
          </div>
        </>
      )}
    </FormSection>
  )
}
