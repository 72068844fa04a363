import type { CategoryToIndex, Criterion, OrderedList } from '../../../contract/index.ts'

/** The collection of a query that reads or publishes its ordering. */
export const collectionQuery = (id: number) => ({ collectionId: id })

/** The criteria of a body that saves or publishes an ordering. */
export const criteriaBody = (criteria: readonly Criterion[]) => ({ logUserCriterias: [...criteria] })

/** A reply to `categoriesToIndex` in which one category is changed. */
export const changeCategory = (
  states: readonly CategoryToIndex[],
  id: number,
  changed: Partial<Omit<OrderedList, 'id'>>,
): CategoryToIndex[] => states.map((state) => (state.idcategoria === id ? { ...state, ...changed } : state))
