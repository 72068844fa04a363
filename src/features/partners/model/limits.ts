import type { Category, NamedLimits } from '../../../../contract/index.ts'

/** Limits as one chooses them in a form; an empty choice is everything. */
export interface ChosenLimits {
  /** Ids, as options have them. */
  categories: readonly string[]
  brands: readonly string[]
  approval: boolean
}

export const noLimits: ChosenLimits = { categories: [], brands: [], approval: false }

/** Known limits, to be changed in a form. */
export const chosenOf = ({ categories, brands, approval }: NamedLimits): ChosenLimits => ({
  categories: (categories ?? []).map(({ id }) => String(id)),
  brands: (brands ?? []).map(({ id }) => String(id)),
  approval,
})

const numbers = (ids: readonly string[]): number[] | null => (ids.length === 0 ? null : ids.map(Number))

/** What is sent: null where there is no limit. */
export const limitsBody = ({ categories, brands, approval }: ChosenLimits) => ({
  onlyCategories: numbers(categories),
  onlyBrands: numbers(brands),
  approval,
})

/** The same in a query. */
export const limitsQuery = ({ categories, brands, approval }: ChosenLimits) => ({
  ...(categories.length > 0 ? { onlyCategories: categories.join(',') } : {}),
  ...(brands.length > 0 ? { onlyBrands: brands.join(',') } : {}),
  approval,
})

/** Something that a partner can be limited to. */
export interface LimitOption {
  value: string
  label: string
  /** The way to a category from the top, or how many products there are. */
  detail?: string
  group?: string
}

/** Every category, under the department that it belongs to. */
export function categoryOptions(tree: readonly Category[]): LimitOption[] {
  const below = (nodes: readonly Category[], department: string, way: readonly string[]): LimitOption[] =>
    nodes.flatMap(({ id, name, children }) => [
      { value: String(id), label: name, group: department, ...(way.length > 1 ? { detail: way.slice(1).join(' › ') } : {}) },
      ...below(children, department, [...way, name]),
    ])
  return tree.flatMap((top) => below([top], top.name, []))
}

/** Options with those that were chosen before and are no longer there, under their ids. */
export function withChosen(
  options: readonly LimitOption[],
  known: readonly { id: number; name: string }[],
  gone: (id: number) => string,
): LimitOption[] {
  const there = new Set(options.map(({ value }) => value))
  const missing = known.filter(({ id }) => !there.has(String(id)))
  return [...options, ...missing.map(({ id, name }) => ({ value: String(id), label: name === '' ? gone(id) : name }))]
}
