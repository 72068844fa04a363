import { useId } from 'react'
import type { Rules } from '../../../../contract/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { NumberInput } from '../../../design/number-input/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { usualRules } from '../model/recipe.ts'

export interface RulesFormProps {
  /** Null: every list keeps its own. */
  rules: Rules | null
  onRules: (rules: Rules | null) => void
  disabled: boolean
}

/** Limits of the numbers in a rule, as the contract has them. */
const most = { inARow: 20, every: 50, days: 365 } as const

/** Whether all lists get the same rules on top, and which. */
export function RulesForm({ rules, onRules, disabled }: RulesFormProps) {
  const t = useSentences('mass-ordering')
  const id = useId()
  const change = (next: Partial<Rules>): void => onRules({ ...(rules ?? usualRules), ...next })
  const inARow = rules?.inARow ?? null
  const newEvery = rules?.newEvery ?? null
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={t('rules.same')}
        hint={t('rules.sameHint')}
        checked={rules !== null}
        onCheckedChange={(on) => onRules(on ? usualRules : null)}
        disabled={disabled}
      />
      {rules && (
        <div role="group" aria-label={t('rules.label')} className="ml-6 flex flex-col gap-3 border-l border-default pl-4">
          <Checkbox
            label={t('rules.soldOutLast')}
            hint={t('rules.soldOutLastHint')}
            checked={rules.soldOutLast}
            onCheckedChange={(soldOutLast) => change({ soldOutLast })}
            disabled={disabled}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Checkbox
              label={t('rules.inARow')}
              checked={inARow !== null}
              onCheckedChange={(on) => change({ inARow: on ? { by: 'brand', most: 2 } : null })}
              disabled={disabled}
            />
            {inARow && (
              <span className="flex items-center gap-2">
                <span className="w-28 shrink-0">
                  <NumberInput
                    aria-label={t('rules.most')}
                    value={inARow.most}
                    min={1}
                    max={most.inARow}
                    onValueChange={(next) => next !== null && change({ inARow: { ...inARow, most: next } })}
                    disabled={disabled}
                  />
                </span>
                <Select
                  aria-label={t('rules.of')}
                  value={inARow.by}
                  onValueChange={(by) => change({ inARow: { ...inARow, by: by === 'category' ? 'category' : 'brand' } })}
                  options={(['brand', 'category'] as const).map((value) => ({ value, label: t(`rules.${value}`) }))}
                  disabled={disabled}
                />
              </span>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Checkbox
              label={t('rules.newEvery')}
              checked={newEvery !== null}
              onCheckedChange={(on) => change({ newEvery: on ? { every: 6, days: 30 } : null })}
              disabled={disabled}
            />
            {newEvery && (
              <span className="flex flex-wrap items-center gap-2">
                <span className="w-28 shrink-0">
                  <NumberInput
                    aria-label={t('rules.every')}
                    value={newEvery.every}
                    min={2}
                    max={most.every}
                    onValueChange={(next) => next !== null && change({ newEvery: { ...newEvery, every: next } })}
                    disabled={disabled}
                  />
                </span>
                <span id={`${id}-days`} className="text-sm">
                  {t('rules.newWithin')}
                </span>
                <span className="w-28 shrink-0">
                  <NumberInput
                    aria-labelledby={`${id}-days`}
                    value={newEvery.days}
                    min={1}
                    max={most.days}
                    onValueChange={(next) => next !== null && change({ newEvery: { ...newEvery, days: next } })}
                    disabled={disabled}
                  />
                </span>
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
