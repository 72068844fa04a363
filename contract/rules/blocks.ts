import type { Move } from '../arrangement.ts'

const chosenOf = (order: ArrayLike<number>, selection: ReadonlySet<number>): number[] => {
  const chosen: number[] = []
  for (let place = 0; place < order.length && chosen.length < selection.size; place++)
    if (selection.has(order[place]!)) chosen.push(order[place]!)
  return chosen
}

/**
 * The move that puts the chosen products at a position as a block: the first of them stands there afterwards, or as near to it as there is
 * room. Null where nothing is chosen.
 * @param position from 1; less is the top, more the bottom
 */
export function blockToPosition(order: ArrayLike<number>, selection: ReadonlySet<number>, position: number): Move | null {
  const products = chosenOf(order, selection)
  if (products.length === 0) return null
  let staying = position - 1
  let after: number | null = null
  for (let place = 0; place < order.length && staying > 0; place++) {
    if (selection.has(order[place]!)) continue
    after = order[place]!
    staying--
  }
  return { products, after }
}

export const blockToTop = (order: ArrayLike<number>, selection: ReadonlySet<number>): Move | null => blockToPosition(order, selection, 1)
export const blockToBottom = (order: ArrayLike<number>, selection: ReadonlySet<number>): Move | null =>
  blockToPosition(order, selection, order.length)
