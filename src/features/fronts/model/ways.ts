import type { ListReference } from '../../../../contract/index.ts'

/** Where the front pages lead. */
export interface FrontWays {
  order: (list: ListReference) => string
  /** The same as shoppers see it. */
  grid: (list: ListReference) => string
  /** The review before it is published, now or at a time. */
  publish: (list: ListReference) => string
  /** Bringing these in from the platform; none of them for all of their kind. */
  synchronise: (lists: readonly ListReference[]) => string
  /** The queue of publications. */
  queue: string
  /** Many put in order at once. */
  mass: string
  /** The lists that the person marked. */
  favourites: string
}
