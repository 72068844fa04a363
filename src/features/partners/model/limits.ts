import type { NamedLimits } from '../../../../contract/index.ts'

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

/** A brand that a partner can be limited to. */
export interface LimitOption {
  value: string
  label: string
}

/** A category that a partner can be limited to, with everything below it. */
export interface LimitNode {
  id: number
  name: string
  children: readonly LimitNode[]
}

/** How many categories lie below one. */
export const countBelow = ({ children }: LimitNode): number => children.reduce((sum, child) => sum + 1 + countBelow(child), 0)

/** For every category that a chosen one covers: the one that covers it. */
export function coveredBy(tree: readonly LimitNode[], chosen: ReadonlySet<number>): ReadonlyMap<number, LimitNode> {
  const covered = new Map<number, LimitNode>()
  const walk = (nodes: readonly LimitNode[], by: LimitNode | null): void => {
    for (const node of nodes) {
      if (by) covered.set(node.id, by)
      walk(node.children, by ?? (chosen.has(node.id) ? node : null))
    }
  }
  walk(tree, null)
  return covered
}

/** The categories above one, from the top; empty where the tree does not hold it. */
export function wayTo(tree: readonly LimitNode[], id: number): number[] {
  for (const node of tree) {
    if (node.id === id) return []
    const below = wayTo(node.children, id)
    if (below.length > 0 || node.children.some((child) => child.id === id)) return [node.id, ...below]
  }
  return []
}

/** The chosen categories in the sequence of the tree; those that are no longer in it come last, without a node. */
export function chosenNodes(tree: readonly LimitNode[], chosen: readonly string[]): { id: number; node: LimitNode | null }[] {
  const ids = new Set(chosen.map(Number))
  const found = (nodes: readonly LimitNode[]): LimitNode[] =>
    nodes.flatMap((node) => [...(ids.has(node.id) ? [node] : []), ...found(node.children)])
  const there = found(tree)
  const known = new Set(there.map(({ id }) => id))
  return [...there.map((node) => ({ id: node.id, node })), ...[...ids].filter((id) => !known.has(id)).map((id) => ({ id, node: null }))]
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
