import type { RowView } from './order.ts'

export type Selection = ReadonlySet<number>

/** With the item when it was out, without it when it was in. */
export function toggled(selection: Selection, id: number): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selection with every row between the two, both included; the direction does not matter. */
export function withRange(selection: Selection, view: RowView, from: number, to: number): Selection {
  const next = new Set(selection)
  for (let row = Math.min(from, to); row <= Math.max(from, to); row++) next.add(view.idAt(row))
  return next
}

/** Every row on show, and what was chosen out of sight. */
export const withAll = (selection: Selection, view: RowView): Selection =>
  view.count === 0 ? selection : withRange(selection, view, 0, view.count - 1)

/** The selection without any row on show. */
export function withoutShown(selection: Selection, view: RowView): Selection {
  const next = new Set(selection)
  for (let row = 0; row < view.count; row++) next.delete(view.idAt(row))
  return next
}

/** The chosen items that are on show: what a drag of one of them takes along. */
export function shownOf(selection: Selection, view: RowView): Set<number> {
  const shown = new Set<number>()
  for (let row = 0; row < view.count && shown.size < selection.size; row++) {
    const id = view.idAt(row)
    if (selection.has(id)) shown.add(id)
  }
  return shown
}

/** How much of what is on show is chosen. */
export function extent(selection: Selection, view: RowView): 'none' | 'some' | 'all' {
  if (selection.size === 0 || view.count === 0) return 'none'
  let any = false
  let missing = selection.size < view.count
  for (let row = 0; row < view.count; row++) {
    if (selection.has(view.idAt(row))) any = true
    else missing = true
    if (any && missing) return 'some'
  }
  return any ? 'all' : 'none'
}
