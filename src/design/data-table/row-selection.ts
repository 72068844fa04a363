import type { RowId } from './table-column.ts'

/** Chosen rows by id; `all` are all that match, also those that are not here. */
export type RowSelection<Id extends RowId> = ReadonlySet<Id> | 'all'

/** How much of the rows is chosen. */
export function extentOf<Id extends RowId>(selection: RowSelection<Id>, ids: readonly Id[]): 'none' | 'some' | 'all' {
  if (selection === 'all') return 'all'
  if (selection.size === 0 || ids.length === 0) return 'none'
  let chosen = 0
  for (const id of ids) if (selection.has(id)) chosen++
  return chosen === 0 ? 'none' : chosen === ids.length ? 'all' : 'some'
}

const listed = <Id extends RowId>(selection: RowSelection<Id>, ids: readonly Id[]): Set<Id> =>
  new Set(selection === 'all' ? ids : selection)

/** One row in or out. */
export function withRow<Id extends RowId>(selection: RowSelection<Id>, ids: readonly Id[], id: Id, chosen: boolean): ReadonlySet<Id> {
  const next = listed(selection, ids)
  if (chosen) next.add(id)
  else next.delete(id)
  return next
}

/** Every row between two places in or out, both included; the direction does not matter. */
export function withRange<Id extends RowId>(
  selection: RowSelection<Id>,
  ids: readonly Id[],
  from: number,
  to: number,
  chosen: boolean,
): ReadonlySet<Id> {
  const next = listed(selection, ids)
  for (const id of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (chosen) next.add(id)
    else next.delete(id)
  }
  return next
}

/** All rows here in, or all of them out; what was chosen elsewhere stays when they go in. */
export const withAll = <Id extends RowId>(selection: RowSelection<Id>, ids: readonly Id[], chosen: boolean): ReadonlySet<Id> =>
  chosen ? new Set([...(selection === 'all' ? [] : selection), ...ids]) : new Set()
