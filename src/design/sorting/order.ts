/** A sequence of item ids (or of places in one). Typed arrays keep 100 000 of them light. */
export type Order = Int32Array<ArrayBuffer> | readonly number[]

/** The rows that are on show: all of an order, or the places of it that a search left. */
export interface RowView {
  readonly count: number
  /** The item in a row. */
  readonly idAt: (row: number) => number
  /** Where a row's item stands in the whole order, from 0. */
  readonly placeAt: (row: number) => number
  /** The row of an item; -1 when it is not on show. */
  readonly rowOf: (id: number) => number
}

/** Where `value` stands in an ascending sequence, or where it would have to be put. */
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
 * Looks at an order through what is shown of it.
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
