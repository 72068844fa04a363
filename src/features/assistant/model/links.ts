import type { ListGroup } from '../../../../contract/index.ts'

/** Where the assistant leads. */
export interface AssistantLinks {
  home: string
  queue: string
  /** The magic orderings of a level. */
  automations: (group: ListGroup) => string
}
