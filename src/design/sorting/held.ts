import { landingAtPosition, landingInGap, positionAfter, type SortableMove } from './landing.ts'
import type { Order, RowView } from './order.ts'
import { shownOf, type Selection } from './selection.ts'

/** The dragged items, until they are dropped. */
export interface Held {
  /** What the items are dragged with. */
  readonly input: 'pointer' | 'keys'
  /** The item on which the drag began. */
  readonly id: number
  /** All dragged items, `id` included. */
  readonly moving: ReadonlySet<number>
  /** Their rows, ascending. */
  readonly rows: readonly number[]
  /** The gap under the pointer; null when a drop there changes nothing. */
  readonly gap: number | null
  /** See `GapUnder` in geometry.ts: only the drawing depends on it. */
  readonly atRowEnd: boolean
}

/** Whether an item cannot be moved by hand. */
export type IsFixed = (id: number) => boolean

const rowsOf = (view: RowView, moving: ReadonlySet<number>): number[] => {
  const [first] = moving
  if (moving.size === 1 && first !== undefined) return [view.rowOf(first)].filter((row) => row >= 0)
  const rows: number[] = []
  for (let row = 0; row < view.count && rows.length < moving.size; row++) if (moving.has(view.idAt(row))) rows.push(row)
  return rows
}

/** The items that move with this one: when it is selected, all visible selected items. Fixed items do not move. */
export function movingWith(view: RowView, selection: Selection, id: number, isFixed: IsFixed): ReadonlySet<number> {
  if (!selection.has(id) || selection.size === 1) return new Set([id])
  const moving = shownOf(selection, view)
  for (const each of moving) if (isFixed(each)) moving.delete(each)
  return moving
}

/** Starts a drag of an item, with the selection when the item is selected. */
export function startDrag(view: RowView, moving: ReadonlySet<number>, id: number, input: Held['input']): Held {
  return { input, id, moving, rows: rowsOf(view, moving), gap: input === 'keys' ? view.rowOf(id) : null, atRowEnd: false }
}

/** The position now, from 1, of the first dragged item. */
export const currentPosition = (view: RowView, held: Pick<Held, 'rows'>): number => view.placeAt(held.rows[0] ?? 0) + 1

/** The position, from 1, that the first dragged item would have after the drop. */
export function positionIfDropped(order: Order, view: RowView, held: Held): number {
  const landing = held.gap === null ? null : landingInGap(order, view, held.moving, held.gap)
  return landing ? positionAfter(order, held.moving, landing.after) : currentPosition(view, held)
}

/** The move that a drop makes; null when it changes nothing. */
export const moveIfDropped = (order: Order, view: RowView, held: Held): SortableMove | null =>
  held.gap === null ? null : landingInGap(order, view, held.moving, held.gap)

/**
 * The move that Alt and an arrow key make: `offset` visible places up
 * (negative) or down. A selection with gaps is first gathered into one block.
 * Null at the end of the list.
 */
export function nudge(order: Order, view: RowView, moving: ReadonlySet<number>, offset: number): SortableMove | null {
  const rows = rowsOf(view, moving)
  const first = rows[0]
  const last = rows.at(-1)
  if (first === undefined || last === undefined) return null
  return landingInGap(order, view, moving, offset < 0 ? Math.max(0, first + offset) : Math.min(view.count, last + 1 + offset))
}

/** The move to a typed position; null when the item is there already. */
export const moveToPosition = landingAtPosition
