import { useMemo } from 'react'
import type { ComboboxOption } from '../combobox/index.ts'
import type { TreeNode } from '../tree/index.ts'
import type { FilterChoices } from './condition-row.tsx'
import type { FilterNames } from './filter-sentence.ts'

export interface GivenChoices {
  categories: readonly TreeNode[]
  brands: readonly ComboboxOption[]
  lists: readonly ComboboxOption[]
  currency: string
}

const optionsOf = (nodes: readonly TreeNode[], route: readonly string[] = []): ComboboxOption[] =>
  nodes.flatMap(({ id, name, children }) => [
    { value: String(id), label: name, ...(route.length === 0 ? {} : { detail: route.join(' / ') }) },
    ...optionsOf(children, [...route, name]),
  ])

const nameOf = (options: readonly ComboboxOption[]): ((id: string) => string | undefined) => {
  const names = new Map(options.map(({ value, label }) => [value, label]))
  return (id) => names.get(id)
}

/** What ids are called, for sentences. */
export const filterNames = ({ categories, brands, lists, currency }: GivenChoices): FilterNames => ({
  categoryName: nameOf(optionsOf(categories)),
  brandName: nameOf(brands),
  listName: nameOf(lists),
  currency,
})

/** What conditions are chosen from, and what it is called. */
export const useFilterChoices = ({ categories, brands, lists, currency }: GivenChoices): FilterChoices =>
  useMemo(
    () => ({
      ...filterNames({ categories, brands, lists, currency }),
      categories,
      categoryOptions: optionsOf(categories),
      brands,
      lists,
    }),
    [categories, brands, lists, currency],
  )
