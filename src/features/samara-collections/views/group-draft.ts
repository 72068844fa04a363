import type { FilterInput, SamaraGroup, SamaraProduct } from '../../../../contract/index.ts'
import type { FilterCondition } from '../../../design/filter-builder/index.ts'
import type { PickedProduct } from '../model/picked-groups.ts'
import { conditionOf, filterOf } from './conditions.ts'

export type Pick = PickedProduct

/** A group while somebody writes on it. */
export interface GroupDraft {
  name: string
  exclude: boolean
  conditions: readonly FilterCondition[]
  picks: readonly Pick[]
}

export const newDraft: GroupDraft = { name: '', exclude: false, conditions: [], picks: [] }

/** A kept group, to be written on. */
export const draftOf = ({ name, exclude, filters }: SamaraGroup, picks: readonly SamaraProduct[]): GroupDraft => ({
  name,
  exclude,
  // Conditions count from 2: the group itself is 1.
  conditions: filters.map((filter, at) => conditionOf(filter, at + 2)),
  picks: picks.map(({ id, name: product, reference, imageUrl, pinned }) => ({ id, name: product, reference, imageUrl, pinned })),
})

/** The filters of a draft that can be used, each with the condition that it is. */
export const usableFilters = (conditions: readonly FilterCondition[]): { id: number; filter: FilterInput }[] =>
  conditions.flatMap((condition) => {
    const filter = filterOf(condition)
    return filter ? [{ id: condition.id, filter }] : []
  })

/** What a draft is saved as. */
export const contentOf = ({ conditions, picks }: GroupDraft) => ({
  filters: usableFilters(conditions).map(({ filter }) => filter),
  products: picks.map(({ id }) => id),
  pinned: picks.flatMap(({ id, pinned }) => (pinned ? [id] : [])),
})

/** A draft with products behind its own; those that it has stay where they are. */
export const withPicks = (draft: GroupDraft, more: readonly Omit<Pick, 'pinned'>[], pinned = false): GroupDraft => {
  const known = new Set(draft.picks.map(({ id }) => id))
  return { ...draft, picks: [...draft.picks, ...more.filter(({ id }) => !known.has(id)).map((product) => ({ ...product, pinned }))] }
}
