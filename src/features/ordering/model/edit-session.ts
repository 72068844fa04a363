import type { Edit } from '../../../../contract/index.ts'
import type { Origin } from './workbench.ts'
import { draftOf, restore, type Draft } from './draft.ts'
import { beginAt, goTo, isDirty, make, redo, replay, sameArrangement, undo, type History } from './history.ts'
import type { ListTable } from './list-table.ts'

/** What a person does to a list: the saved list, the steps on top of it, and when it was changed last (milliseconds since 1970). */
export interface EditSession {
  readonly list: ListTable
  readonly history: History
  readonly origin: Origin
  readonly at: number
}

export type SessionAction =
  /** The saved list was loaded. */
  | { kind: 'loaded'; list: ListTable; draft: Draft | null }
  | { kind: 'edited'; edit: Edit; at: number }
  | { kind: 'undone' | 'redone'; at: number }
  | { kind: 'went'; done: number; at: number }
  /** All changes were discarded. */
  | { kind: 'discarded'; list: ListTable }
  /** The first `sent` steps were saved and are part of `list`; later steps are applied on top. */
  | { kind: 'saved'; list: ListTable; sent: number }
  /** The score of a product changed. Products that were sorted by the former score stay where they are. */
  | { kind: 'rescored'; product: number; score: number | null; overruled: boolean }
  /** The person has read the notice about the origin of the edit: none is due any more. */
  | { kind: 'notice-dismissed' }

/** The session of a list, with its stored draft applied. */
export function openSession(list: ListTable, draft: Draft | null): EditSession {
  if (!draft) return { list, history: beginAt(list), origin: 'fresh', at: 0 }
  const restored = restore(draft, list)
  // On a newer version, a draft that is saved already is empty.
  const saved = draft.version !== list.source.ordering.version && sameArrangement(restored.present, list.saved)
  const history = saved ? beginAt(list) : restored
  return {
    list,
    history,
    origin: !isDirty(history) ? 'fresh' : draft.version === list.source.ordering.version ? 'restored' : 'on-newer',
    at: Date.parse(draft.at),
  }
}

/** The session after an action; null where no list has arrived yet. */
export function editSession(present: EditSession | null, action: SessionAction): EditSession | null {
  if (action.kind === 'loaded') return openSession(action.list, action.draft)
  if (action.kind === 'discarded') return openSession(action.list, null)
  if (!present) return null
  const { list, history } = present
  switch (action.kind) {
    case 'saved':
      return { list: action.list, history: replay(action.list, history.done.slice(action.sent)), origin: 'fresh', at: present.at }
    case 'edited': {
      const next = make(history, action.edit, list, action.at)
      return next === history ? present : { ...present, history: next, at: action.at }
    }
    case 'undone':
      return { ...present, history: undo(history, list), at: action.at }
    case 'redone':
      return { ...present, history: redo(history, list), at: action.at }
    case 'went':
      return { ...present, history: goTo(history, action.done, list), at: action.at }
    case 'rescored':
      return { ...present, list: list.rescored(action.product, action.score, action.overruled) }
    case 'notice-dismissed':
      return { ...present, origin: 'fresh' }
  }
}

/** The draft of a session, to be stored; null when there is nothing to store. */
export const draftOfSession = ({ list, history, at }: EditSession): Draft | null => draftOf(list.source.ordering.version, history, at)
