import type { Move, ProductList } from '../../../../contract/index.ts'
import { draftOf, restore, type Draft } from './draft.ts'
import { beginAt, isDirty, make, redo, replay, undo, type History } from './history.ts'

/** How the edit that is on screen came to be, where the person should be told. */
export type Origin = 'fresh' | 'restored' | 'on-newer'

/** A list on the workbench: the saved version it began from, and the edit. */
export interface Workbench {
  version: number
  history: History
  origin: Origin
}

export type WorkbenchAction =
  /** The saved list arrived or was asked again. */
  | { kind: 'loaded'; list: ProductList; draft: Draft | null }
  | { kind: 'moved'; move: Move; nameOf: (product: number) => string }
  | { kind: 'undone' }
  | { kind: 'redone' }
  /** All changes are given up. */
  | { kind: 'discarded'; list: ProductList }
  /** The first `sent` steps were saved, and the list is the saved one; what was done since goes on top. */
  | { kind: 'saved'; list: ProductList; sent: number }
  | { kind: 'noticed' }

const idsOf = (list: ProductList): number[] => list.content.map(({ id }) => id)

const names = (list: ProductList): ((product: number) => string) => {
  const known = new Map(list.content.map(({ id, name }) => [id, name]))
  return (product) => known.get(product) ?? String(product)
}

export const opened = (list: ProductList, draft: Draft | null): Workbench => {
  const { version } = list.ordering
  if (!draft) return { version, history: beginAt(idsOf(list)), origin: 'fresh' }
  const history = restore(draft, idsOf(list), version, names(list))
  return { version, history, origin: !isDirty(history) ? 'fresh' : draft.version === version ? 'restored' : 'on-newer' }
}

export function workbench(present: Workbench | null, action: WorkbenchAction): Workbench | null {
  switch (action.kind) {
    case 'loaded':
      return opened(action.list, action.draft)
    case 'discarded':
      return opened(action.list, null)
    case 'saved':
      return {
        version: action.list.ordering.version,
        history: replay(idsOf(action.list), present?.history.done.slice(action.sent).map(({ move }) => move) ?? [], names(action.list)),
        origin: 'fresh',
      }
    case 'moved':
      return present && { ...present, history: make(present.history, action.move, action.nameOf) }
    case 'undone':
      return present && { ...present, history: undo(present.history) }
    case 'redone':
      return present && { ...present, history: redo(present.history) }
    case 'noticed':
      return present && { ...present, origin: 'fresh' }
  }
}

/** What of a workbench is kept for later. */
export const kept = ({ version, history }: Workbench): Draft | null => draftOf(version, history)
