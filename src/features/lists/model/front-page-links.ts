import type { ListReference } from '../../../../contract/index.ts'

/** Where the links of a front page of lists lead. */
export interface FrontPageLinks {
  order: (list: ListReference) => string
  /** The same as shoppers see it. */
  grid: (list: ListReference) => string
  /** The review before it is published, now or at a time. */
  publish: (list: ListReference) => string
  /** The synchronisation of these lists; of all of their kind where there are none. */
  synchronise: (lists: readonly ListReference[]) => string
  /** The queue of publications. */
  queue: string
  /** The page that puts many lists in order at once. */
  mass: string
}
