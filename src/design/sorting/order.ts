/** A sequence of item ids, or of indices in one. A typed array of 100 000 needs little memory. */
export type Order = Int32Array<ArrayBuffer> | readonly number[]

/** The visible rows: a whole order, or the places of it that match a search. */
export interface RowView {
  readonly count: number
  /** The item in a row. */
  readonly idAt: (row: number) => number
  /** The index of a row's item in the whole order, from 0. */
  readonly placeAt: (row: number) => number
  /** The row of an item; -1 when it is not visible. */
  readonly rowOf: (id: number) => number
}

/** The index of `value` in an ascending sequence, or the index at which it would have to be inserted. */
export function lowerBound(ascending: Order, value: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? Infinity) < value) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The visible rows of an order.
 * @param visible places in `order`, ascending; without it every row is shown
 */
export function viewOf(order: Order, visible?: Order): RowView {
  const item = (place: number): number => {
    const id = order[place]
    if (id === undefined) throw new RangeError(`No item at place ${place} of ${order.length}: rows must come from the same order.`)
    return id
  }
  if (!visible) return { count: order.length, idAt: item, placeAt: (row) => row, rowOf: (id) => order.indexOf(id) }
  const placeAt = (row: number): number => {
    const place = visible[row]
    if (place === undefined) throw new RangeError(`No row ${row} of ${visible.length}.`)
    return place
  }
  return {
    count: visible.length,
    idAt: (row) => item(placeAt(row)),
    placeAt,
    rowOf: (id) => {
      const place = order.indexOf(id)
      if (place < 0) return -1
      const row = lowerBound(visible, place)
      return visible[row] === place ? row : -1
    },
  }
}
