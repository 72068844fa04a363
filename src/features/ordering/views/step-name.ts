import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { StepName } from '../model/history.ts'

/** Says what a step did, to put after "Undo". */
export function useStepName(): (name: StepName) => string {
  const t = useSentences('ordering')
  const format = useFormat()
  return ({ products, single, to }) =>
    single === null
      ? t('step.many', { count: products, products: format.number(products), to: format.number(to) })
      : t('step.single', { product: single, to: format.number(to) })
}
