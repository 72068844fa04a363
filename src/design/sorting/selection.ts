import type { RowView } from './order.ts'

export type Selection = ReadonlySet<number>

/** Adds the item to the selection, or removes it. */
export function toggled(selection: Selection, id: number): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selection with all rows between the two, both included, in either direction. */
export function withRange(selection: Selection, view: RowView, from: number, to: number): Selection {
  const next = new Set(selection)
  for (let row = Math.min(from, to); row <= Math.max(from, to); row++) next.add(view.idAt(row))
  return next
}

/** All visible rows, with the selected items that are not visible. */
export const withAll = (selection: Selection, view: RowView): Selection =>
  view.count === 0 ? selection : withRange(selection, view, 0, view.count - 1)

/** The selection without the visible rows. */
export function withoutShown(selection: Selection, view: RowView): Selection {
  const next = new Set(selection)
  for (let row = 0; row < view.count; row++) next.delete(view.idAt(row))
  return next
}

/** The visible selected items: they are dragged together. */
export function shownOf(selection: Selection, view: RowView): Set<number> {
  const shown = new Set<number>()
  for (let row = 0; row < view.count && shown.size < selection.size; row++) {
    const id = view.idAt(row)
    if (selection.has(id)) shown.add(id)
  }
  return shown
}

/** Whether all, some or none of the visible items are selected. */
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
