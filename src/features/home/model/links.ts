import type { ListGroup, ListReference } from '../../../../contract/index.ts'

/** Where home leads. */
export interface HomeLinks {
  order: (list: ListReference) => string
  /** All lists of a group that need attention. */
  inNeed: (group: ListGroup) => string
  /** Where a list is chosen. */
  choose: string
  /** Where proposals wait. */
  proposals: string
  /** What the runs of a magic ordering did. */
  automation: (level: ListGroup, id: number) => string
  /** What was sold, in full. */
  reports: string
  synchronise: string
  /** What a list would become on the platform. */
  review: (list: ListReference) => string
  /** How the first steps are done. */
  help: string
  /** What the key of the store may do. */
  key: string
}
