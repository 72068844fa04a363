import {
  emptyCondition,
  freeId,
  isRanking,
  operatorsOf,
  type FilterCondition,
  type FilterField,
  type FilterGroup,
  type FilterOperator,
} from './filter.ts'

type Groups = readonly FilterGroup[]

const inGroup = (groups: Groups, id: number, change: (conditions: readonly FilterCondition[]) => readonly FilterCondition[]): Groups =>
  groups.map((group) => (group.id === id ? { ...group, conditions: change(group.conditions) } : group))

export const withCondition = (groups: Groups, group: number, field: FilterField): Groups => {
  const added = emptyCondition(freeId(groups), field)
  return inGroup(groups, group, (conditions) => [...conditions, added])
}

/** The same again, right below. */
export const withDuplicate = (groups: Groups, group: number, id: number): Groups => {
  const copy = freeId(groups)
  return inGroup(groups, group, (conditions) =>
    conditions.flatMap((condition) => (condition.id === id ? [condition, { ...condition, id: copy }] : [condition])),
  )
}

export const withoutCondition = (groups: Groups, group: number, id: number): Groups =>
  inGroup(groups, group, (conditions) => conditions.filter((condition) => condition.id !== id))

export const withChange = (groups: Groups, group: number, changed: FilterCondition): Groups =>
  inGroup(groups, group, (conditions) => conditions.map((condition) => (condition.id === changed.id ? changed : condition)))

/** Another field asks anew, unless it is asked in the same way. */
export function withField(condition: FilterCondition, field: FilterField): FilterCondition {
  return condition.field === field ? condition : emptyCondition(condition.id, field)
}

/** The operator changed; a bound that only the other one used moves to where this one looks for it. A count of products is no bound. */
export function withOperator(condition: FilterCondition, operator: FilterOperator, not: boolean): FilterCondition {
  if (!operatorsOf(condition.field).includes(operator)) return condition
  const { value } = condition
  if (value.kind !== 'amount') return { ...condition, operator, not }
  if (isRanking(operator) !== isRanking(condition.operator))
    return { ...condition, operator, not, value: { ...value, from: null, to: null } }
  const from = value.from ?? (operator === 'most' || operator === 'between' ? null : value.to)
  const to = value.to ?? (operator === 'most' ? value.from : null)
  return { ...condition, operator, not, value: { ...value, from, to } }
}

export const withGroup = (groups: Groups, mode: FilterGroup['mode']): Groups => [...groups, { id: freeId(groups), mode, conditions: [] }]

export const withoutGroup = (groups: Groups, id: number): Groups => groups.filter((group) => group.id !== id)

export const withMode = (groups: Groups, id: number, mode: FilterGroup['mode']): Groups =>
  groups.map((group) => (group.id === id ? { ...group, mode } : group))

/** The same group again, right below, its conditions with ids of their own. */
export function withGroupDuplicate(groups: Groups, id: number): Groups {
  const free = freeId(groups)
  return groups.flatMap((group) =>
    group.id === id
      ? [group, { ...group, id: free, conditions: group.conditions.map((condition, nth) => ({ ...condition, id: free + 1 + nth })) }]
      : [group],
  )
}
