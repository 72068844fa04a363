import type { Order, RowView } from './order.ts'

/** Removes items, in their present relative order, and inserts them after `after` (null: at the top). */
export interface SortableMove {
  readonly items: readonly number[]
  readonly after: number | null
}

/** The ids of `moving` in the sequence that they have in `order`; ids that `order` does not hold are left out. */
export function inOrder(order: Order, moving: ReadonlySet<number>): number[] {
  if (moving.size === 1) return [...moving].filter((id) => order.indexOf(id) >= 0)
  const items: number[] = []
  for (let place = 0; place < order.length && items.length < moving.size; place++) {
    const id = order[place]
    if (id !== undefined && moving.has(id)) items.push(id)
  }
  return items
}

const changesNothing = (order: Order, items: readonly number[], after: number | null): boolean => {
  const first = after === null ? 0 : order.indexOf(after) + 1
  return items.every((id, nth) => order[first + nth] === id)
}

const moveOf = (order: Order, moving: ReadonlySet<number>, after: number | null): SortableMove | null => {
  const items = inOrder(order, moving)
  return items.length === 0 || changesNothing(order, items, after) ? null : { items, after }
}

/** The nearest item at or above `place` that is not moved; null when there is none. */
const stayingAbove = (order: Order, moving: ReadonlySet<number>, place: number): number | null => {
  for (let at = place; at >= 0; at--) {
    const id = order[at]
    if (id !== undefined && !moving.has(id)) return id
  }
  return null
}

/**
 * The move in the whole order for a drop into the gap above row `gap`: after the nearest visible item
 * above that is not moved; without one, before the first visible item. Null when nothing would change.
 */
export function landingInGap(order: Order, view: RowView, moving: ReadonlySet<number>, gap: number): SortableMove | null {
  for (let row = Math.min(gap, view.count) - 1; row >= 0; row--) {
    const id = view.idAt(row)
    if (!moving.has(id)) return moveOf(order, moving, id)
  }
  for (let row = 0; row < view.count; row++) {
    if (!moving.has(view.idAt(row))) return moveOf(order, moving, stayingAbove(order, moving, view.placeAt(row) - 1))
  }
  return null
}

/** Positions, from 1, that the first of `count` items can take among `total`. */
export const lastPosition = (total: number, count: number): number => Math.max(1, total - count + 1)

/**
 * The move that puts the first item of a block at position n. Null when nothing would change.
 * @param position from 1 to `lastPosition`
 */
export function landingAtPosition(order: Order, moving: ReadonlySet<number>, position: number): SortableMove | null {
  let staying = position - 1
  let after: number | null = null
  for (let place = 0; place < order.length && staying > 0; place++) {
    const id = order[place]
    if (id === undefined || moving.has(id)) continue
    after = id
    staying--
  }
  return moveOf(order, moving, after)
}

/** The position, from 1, that the first of `moving` would have after a move behind `after`. */
export function positionAfter(order: Order, moving: ReadonlySet<number>, after: number | null): number {
  if (after === null) return 1
  const place = order.indexOf(after)
  let staying = 0
  if (moving.size === 1) {
    const [only] = moving
    const from = only === undefined ? -1 : order.indexOf(only)
    return from >= 0 && from < place ? place + 1 : place + 2
  }
  for (let at = 0; at <= place; at++) {
    const id = order[at]
    if (id !== undefined && !moving.has(id)) staying++
  }
  return staying + 1
}
