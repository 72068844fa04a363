import type { OrderingDraft, Sequence } from '../../../../contract/index.ts'
import { replay, undo, type History } from './history.ts'
import type { ListTable } from './list-table.ts'

/** An edit that is not saved yet, as it is kept. */
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

/** Of two drafts of one list the one that was changed last. */
export const latest = (one: Draft | null, other: Draft | null): Draft | null =>
  one && other ? (one.at >= other.at ? one : other) : (one ?? other)

/** Edits of a draft that are done, not taken back. */
export const doneIn = ({ edits, undone }: Draft): Draft['edits'] => edits.slice(0, edits.length - undone)

/** Columns that a draft sorted by: their rankings are needed to bring it back. */
export const columnsOf = (draft: Draft | null): string[] => [
  ...new Set(draft?.edits.flatMap((edit) => (edit.kind === 'sort' ? edit.criteria.map(({ column }) => column) : []))),
]

/**
 * Brings a kept edit back onto the present list: on its own version exactly as it was, undo and redo included; on a newer one
 * the edits are made on top, as far as they still mean something.
 */
export function restore(draft: Draft, list: ListTable): History {
  const at = Date.parse(draft.at)
  const steps = (edits: Draft['edits']) => edits.map((edit) => ({ edit, at }))
  if (draft.version !== list.source.ordering.version) return replay(list, steps(doneIn(draft)))
  const end = replay(list, steps(draft.edits))
  // Edits that change nothing by now fall away: no more is taken back than there is.
  return Array.from({ length: Math.min(draft.undone, end.done.length) }).reduce<History>((history) => undo(history, list), end)
}

/**
 * A draft for a list whose products have changed: what left is named no more, and what was put after a product that left goes after the
 * nearest one above it that stayed.
 * @param sequence the whole sequence as it stood when all of the draft was done
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
