import type { ListReference } from '../../../../contract/index.ts'

/** Where the links of the screens of magic ordering lead, all of one store and level. */
export interface AutomationLinks {
  all: string
  create: string
  /** A new one that begins as a copy of this one. */
  copy: (id: number) => string
  edit: (id: number) => string
  /** What its runs did. */
  runs: (id: number) => string
  /** The workbench of a list. */
  order: (list: ListReference) => string
  publication: (id: string) => string
  /** What the publications of a run did to sales. */
  effects: (run: { id: string; requestedAt: string }) => string
  proposal: (id: string) => string
}
