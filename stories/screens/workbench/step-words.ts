import type { Format } from '../../../src/i18n/index.ts'
import { useSpeech } from '../frame/index.ts'
import type { StepName } from './ordering.ts'
import { productOf } from './products.ts'
import { workbenchWords } from './workbench.words.ts'

/** What a step is called: "move 3 products to position 1". */
export function useStepWords(): (name: StepName) => string {
  const { say, format } = useSpeech(workbenchWords)
  const what = (products: readonly number[], { number }: Format): string => {
    const [only] = products
    return products.length === 1 && only !== undefined ? productOf(only).name : say.products(number(products.length), false)
  }
  return (name) => {
    switch (name.kind) {
      case 'moved':
        return say.step.moved(what(name.products, format), format.number(name.position))
      case 'pinned':
        return say.step.pinned(what(name.products, format))
      case 'released':
        return say.step.released(what(name.products, format))
      case 'criteria':
        return say.step.criteria(format.number(name.moved))
      case 'rule':
        return (name.on ? say.step.ruleOn : say.step.ruleOff)(say.rule[name.rule].label)
      case 'imported':
        return say.step.imported(format.number(name.lines))
      case 'restored':
        return say.step.restored(format.day(name.day))
      case 'merged':
        return say.step.merged(name.who)
    }
  }
}
