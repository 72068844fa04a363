import { useMemo } from 'react'
import { useFilterTexts } from './filter-builder.words.ts'
import { sentenceOf } from './filter-sentence.ts'
import type { FilterGroup } from './filter.ts'
import { filterNames, type GivenChoices } from './use-filter-choices.ts'

/**
 * Says a group in a sentence, where it is only shown: in a list, in a summary. The same function while nothing changes.
 * @example const sentence = useFilterSentence({ categories, brands, lists, currency: 'EUR' })
 */
export function useFilterSentence({
  categories,
  brands,
  lists,
  currency,
}: GivenChoices): (group: Pick<FilterGroup, 'conditions'>) => string {
  const texts = useFilterTexts()
  return useMemo(() => {
    const names = filterNames({ categories, brands, lists, currency })
    return (group) => sentenceOf(group, names, texts)
  }, [categories, brands, lists, currency, texts])
}
