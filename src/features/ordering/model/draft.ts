import type { OrderingDraft, Sequence } from '../../../../contract/index.ts'
import { replay, undo, type History } from './history.ts'
import type { ListTable } from './list-table.ts'

/** An edit that is not saved yet, as it is stored. */
export type Draft = OrderingDraft

export function draftOf(version: number, { done, undone }: Pick<History, 'done' | 'undone'>, at: number): Draft | null {
  if (done.length === 0 && undone.length === 0) return null
  return {
    version,
    edits: [...done, ...[...undone].reverse()].map(({ edit }) => edit),
    undone: undone.length,
    at: new Date(at).toISOString(),
  }
}

/** The draft of the two that was changed last. */
export const latest = (one: Draft | null, other: Draft | null): Draft | null =>
  one && other ? (one.at >= other.at ? one : other) : (one ?? other)

/** The edits of a draft that were not undone. */
export const doneIn = ({ edits, undone }: Draft): Draft['edits'] => edits.slice(0, edits.length - undone)

/** The columns that a draft sorts by: their rankings are needed to restore it. */
export const columnsOf = (draft: Draft | null): string[] => [
  ...new Set(draft?.edits.flatMap((edit) => (edit.kind === 'sort' ? edit.criteria.map(({ column }) => column) : []))),
]

/**
 * Restores a draft on the present list. On the version that it was made on, it is restored exactly, with
 * undo and redo. On a newer version, its edits are applied on top; those that change nothing are dropped.
 */
export function restore(draft: Draft, list: ListTable): History {
  const at = Date.parse(draft.at)
  const steps = (edits: Draft['edits']) => edits.map((edit) => ({ edit, at }))
  if (draft.version !== list.source.ordering.version) return replay(list, steps(doneIn(draft)))
  const end = replay(list, steps(draft.edits))
  // Edits that change nothing were dropped: there may be fewer steps to undo than the draft had.
  return Array.from({ length: Math.min(draft.undone, end.done.length) }).reduce<History>((history) => undo(history, list), end)
}

/**
 * Adapts a draft to a list whose products have changed. Products that left the list are removed from its edits;
 * a move behind a product that left becomes a move behind the nearest product above it that is still there.
 * @param sequence the whole sequence with all steps of the draft applied
 */
export function adapted(draft: Draft, sequence: Sequence, list: ListTable): Draft {
  const known = (product: number): boolean => list.rowOf(product) >= 0
  const stayed = (after: number, moving: ReadonlySet<number>): number | null => {
    for (let place = sequence.indexOf(after); place >= 0; place--)
      if (known(sequence[place]!) && !moving.has(sequence[place]!)) return sequence[place]!
    return null
  }
  const edits = draft.edits.map((edit) => {
    if (edit.kind === 'release') return { ...edit, products: edit.products.filter(known) }
    if (edit.kind !== 'move') return edit
    const products = edit.products.filter(known)
    return { ...edit, products, after: edit.after === null || known(edit.after) ? edit.after : stayed(edit.after, new Set(products)) }
  })
  return { ...draft, edits }
}
