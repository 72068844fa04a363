import type { ListReference } from '../../../../contract/index.ts'

/** Where home leads. */
export interface HomeLinks {
  order: (list: ListReference) => string
  /** All lists, with how each stands. */
  lists: string
  /** Where a list is chosen. */
  choose: string
  /** Where proposals wait. */
  proposals: string
  synchronise: string
  /** What the key of the store may do. */
  key: string
}
