import { landingAtPosition, landingInGap, positionAfter, type SortableMove } from './landing.ts'
import type { Order, RowView } from './order.ts'
import { shownOf, type Selection } from './selection.ts'

/** The dragged items, until they are dropped. */
export interface Held {
  readonly by: 'pointer' | 'keys'
  /** The item that was taken. */
  readonly id: number
  /** Every item that goes along, the taken one included. */
  readonly moving: ReadonlySet<number>
  /** Their rows, ascending. */
  readonly rows: readonly number[]
  /** The gap over which it is held; null when letting go would leave everything as it is. */
  readonly gap: number | null
  /** Whether that gap is drawn at the end of a row of cards. */
  readonly trailing: boolean
}

/** Whether an item may not be moved by hand. */
export type IsFixed = (id: number) => boolean

const rowsOf = (view: RowView, moving: ReadonlySet<number>): number[] => {
  const [first] = moving
  if (moving.size === 1 && first !== undefined) return [view.rowOf(first)].filter((row) => row >= 0)
  const rows: number[] = []
  for (let row = 0; row < view.count && rows.length < moving.size; row++) if (moving.has(view.idAt(row))) rows.push(row)
  return rows
}

/** What moves when this item is moved: with it all chosen items on show, when it is chosen itself. What is fixed stays. */
export function movingWith(view: RowView, selection: Selection, id: number, isFixed: IsFixed): ReadonlySet<number> {
  if (!selection.has(id) || selection.size === 1) return new Set([id])
  const moving = shownOf(selection, view)
  for (const each of moving) if (isFixed(each)) moving.delete(each)
  return moving
}

/** Takes an item, and the selection with it when it is chosen. */
export function take(view: RowView, moving: ReadonlySet<number>, id: number, by: Held['by']): Held {
  return { by, id, moving, rows: rowsOf(view, moving), gap: by === 'keys' ? view.rowOf(id) : null, trailing: false }
}

/** The position, from 1, of the first held item as things are. */
export const presentPosition = (view: RowView, held: Pick<Held, 'rows'>): number => view.placeAt(held.rows[0] ?? 0) + 1

/** The position, from 1, that the first held item would have after letting go. */
export function positionIfDropped(order: Order, view: RowView, held: Held): number {
  const landing = held.gap === null ? null : landingInGap(order, view, held.moving, held.gap)
  return landing ? positionAfter(order, held.moving, landing.after) : presentPosition(view, held)
}

/** The move that letting go means; null when nothing would change. */
export const moveIfDropped = (order: Order, view: RowView, held: Held): SortableMove | null =>
  held.gap === null ? null : landingInGap(order, view, held.moving, held.gap)

/**
 * The move of so many shown places up (negative) or down that Alt and an arrow ask for; a scattered selection gathers first.
 * Null at the end of the list.
 */
export function nudge(order: Order, view: RowView, moving: ReadonlySet<number>, by: number): SortableMove | null {
  const rows = rowsOf(view, moving)
  const first = rows[0]
  const last = rows.at(-1)
  if (first === undefined || last === undefined) return null
  return landingInGap(order, view, moving, by < 0 ? Math.max(0, first + by) : Math.min(view.count, last + 1 + by))
}

/** The move that a typed position means; null when it stands there already. */
export const moveToPosition = landingAtPosition
