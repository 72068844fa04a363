import type { Arrangement, Criterion, Edit, Move, OrderingState, Rules, Sequence } from '../../../../contract/index.ts'
import type { ListTable } from './list-table.ts'
import type { Step } from './step.ts'

/** The origin of the edit on screen, when a notice about it is due. */
export type Origin = 'fresh' | 'restored' | 'on-newer'

/** Where the draft is stored: nothing to store, being stored, on this device, on the server too, nowhere (the browser has no space). */
export type DraftState = 'none' | 'storing' | 'device' | 'server' | 'not-stored'

/**
 * Somebody else saved meanwhile. Their ordering is now the saved one (`savedView`); the person's edits are applied on top of it (`view`).
 */
export interface Conflict {
  theirs: OrderingState
}

/** A list on the workbench: the saved ordering, the edit, and the actions. */
export interface Workbench {
  list: ListTable
  ordering: OrderingState
  saved: Arrangement
  /** The view of the saved ordering. */
  savedView: Sequence
  present: Arrangement
  /** The view of the ordering on screen: what shoppers would get. */
  view: Sequence
  done: readonly Step[]
  /** Undone steps, the last one last. */
  undone: readonly Step[]
  dirty: boolean
  origin: Origin
  draft: DraftState
  /** When the draft was stored last, in milliseconds since 1970. */
  draftAt: number | null
  /** The server cannot be reached at the moment. */
  offline: boolean
  /** 'waiting': the server could not be reached; it is saved as soon as the server answers. */
  saving: 'idle' | 'saving' | 'waiting'
  conflict: Conflict | null
  /** The number of the person's own steps that are postponed, so that another person's ordering could be shown. */
  postponedSteps: number
  /** How many products were added or removed while the list was edited, when a notice about it is due. */
  productChanges: { entered: number; left: number } | null
  /** The criteria that the person used last here. */
  criteria: readonly Criterion[]

  /** A move in the view, by hand or as a block. */
  move(move: Move): void
  /** Pins products at their present positions, or from a position on. Returns false when the list would have too many pins. */
  pin(products: readonly number[], position?: number): boolean
  release(products: readonly number[]): void
  setRules(rules: Rules): void
  /** The view that criteria would give, without applying them. */
  preview(criteria: readonly Criterion[]): Promise<Sequence>
  sort(criteria: readonly Criterion[]): Promise<void>
  /** A whole ordering from a file or from the history. */
  replace(edit: Extract<Edit, { kind: 'replace' }>): void
  undo(): void
  redo(): void
  /** Undoes or redoes until so many steps are done. */
  goTo(done: number): void
  /**
   * Saves. Resolves to the saved version; null when the person must resolve
   * a conflict first or the server cannot be reached. Other failures reject.
   */
  save(name?: string): Promise<number | null>
  discard(): void
  /** Reports a new samaraScore of a product. */
  rescore(product: number, score: number | null, overruled: boolean): void
  /** The person has read the notes on the origin of the edit and on added and removed products. */
  dismissNotices(): void
  /** Resolves a conflict: shows the other person's ordering and postpones the own steps. */
  seeTheirs(): void
  /** Resolves a conflict: goes on with the own steps on top of the other person's ordering. */
  keepOwnChanges(): void
  applyPostponed(): void
  discardPostponed(): void
}
