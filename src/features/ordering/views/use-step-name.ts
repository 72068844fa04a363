import type { Rules } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { StepName } from '../model/step.ts'
import { useColumnName } from './use-column-name.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Says what rules are on, each in a few words. */
export function useRuleName(): (rule: keyof Rules, rules: Rules) => string {
  const t = useSentences('ordering')
  const format = useFormat()
  return (rule, { inARow, newEvery }) => {
    switch (rule) {
      case 'soldOutLast':
        return t('rules.soldOutLast')
      case 'inARow':
        return inARow ? t(`rules.inARow.${inARow.by}`, { most: format.number(inARow.most) }) : ''
      case 'newEvery':
        return newEvery ? t('rules.newEvery', { every: format.number(newEvery.every) }) : ''
    }
  }
}

/** Says what a step did, to put after "Undo". */
export function useStepName(): (name: StepName) => string {
  const t = useSentences('ordering')
  const format = useFormat()
  const ruleName = useRuleName()
  const columnName = useColumnName()
  const rulesStep = (rules: Rules, before: Rules): string => {
    const changed = (Object.keys(rules) as (keyof Rules)[]).filter((rule) => !same(rules[rule], before[rule]))
    const [only] = changed
    if (!only || changed.length > 1) return t('step.rules')
    return rules[only] ? t('step.ruleOn', { rule: ruleName(only, rules) }) : t('step.ruleOff', { rule: ruleName(only, before) })
  }
  return (name) => {
    const many = 'products' in name ? { count: name.products, products: format.number(name.products) } : { count: 0, products: '' }
    switch (name.kind) {
      case 'moved':
        return name.single === null
          ? t('step.moved', { ...many, to: format.number(name.to) })
          : t('step.movedOne', { product: name.single, to: format.number(name.to) })
      case 'pinned':
        return name.single === null
          ? t('step.pinned', { ...many, to: format.number(name.to) })
          : t('step.pinnedOne', { product: name.single, to: format.number(name.to) })
      case 'released':
        return name.single === null ? t('step.released', many) : t('step.releasedOne', { product: name.single })
      case 'sorted':
        return t('step.sorted', { columns: name.criteria.map(({ column }) => columnName(column)).join(', ') })
      case 'rules':
        return rulesStep(name.rules, name.before)
      case 'file':
        return t('step.file')
      case 'version':
        return t('step.version')
    }
  }
}
