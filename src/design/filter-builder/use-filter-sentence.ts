import { useFilterTexts } from './filter-builder.words.ts'
import { sentenceOf, type FilterNames } from './filter-sentence.ts'
import type { FilterGroup } from './filter.ts'

/**
 * Says a group in a sentence, where it is only shown: in a list, in a summary.
 * @example const sentence = useFilterSentence({ categoryName, currency: 'EUR' })
 */
export function useFilterSentence(names: FilterNames): (group: Pick<FilterGroup, 'conditions'>) => string {
  const texts = useFilterTexts()
  return (group) => sentenceOf(group, names, texts)
}
