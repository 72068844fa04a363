import type { Arrangement, Criterion, Edit, Move, OrderingState, Rules, Sequence } from '../../../../contract/index.ts'
import type { ListTable } from './list-table.ts'
import type { Step } from './step.ts'

/** How the edit on screen came to be, where the person should see a notice about it. */
export type Origin = 'fresh' | 'restored' | 'on-newer'

/** Where the draft is safe: nothing to keep, on its way, on this device, on the server too, nowhere (the browser has no room). */
export type DraftState = 'none' | 'keeping' | 'device' | 'server' | 'unkept'

/** Somebody else saved meanwhile. Their ordering is now the saved one (`savedView`); the person's edits are applied on top of it (`view`). */
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
  /** What shoppers would get from what is on screen. */
  view: Sequence
  done: readonly Step[]
  /** Taken back, the last one last. */
  undone: readonly Step[]
  dirty: boolean
  origin: Origin
  draft: DraftState
  /** When the draft was kept last, milliseconds since 1970. */
  draftAt: number | null
  /** The server cannot be reached at the moment. */
  offline: boolean
  /** 'waiting': asked for while the server could not be reached; done as soon as it can. */
  saving: 'idle' | 'saving' | 'waiting'
  conflict: Conflict | null
  /** Changes that stepped aside so that another person's ordering could be seen. */
  aside: number
  /** Products that came or went while the list was edited, where the person should see a notice about them. */
  changed: { entered: number; left: number } | null
  /** The criteria that the person used last here. */
  criteria: readonly Criterion[]

  /** A move in the view, by hand or as a block. */
  move(move: Move): void
  /** Pins products where they stand, or at a position and below. False where that would be more pins than a list can have. */
  pin(products: readonly number[], position?: number): boolean
  release(products: readonly number[]): void
  setRules(rules: Rules): void
  /** What criteria would make of the list, without doing it. */
  preview(criteria: readonly Criterion[]): Promise<Sequence>
  sort(criteria: readonly Criterion[]): Promise<void>
  /** A whole ordering from a file or from the history. */
  replace(edit: Extract<Edit, { kind: 'replace' }>): void
  undo(): void
  redo(): void
  /** Undoes or redoes until so many steps are done. */
  goTo(done: number): void
  /** Saves. Resolves to the version that is saved then; null where the person must choose first or the server is away. Other failures reject. */
  save(name?: string): Promise<number | null>
  discard(): void
  /** A product's samaraScore is another one now. */
  rescore(product: number, score: number | null, overruled: boolean): void
  noticed(): void
  seeTheirs(): void
  applyOnTop(): void
  takeUp(): void
  giveUp(): void
}
