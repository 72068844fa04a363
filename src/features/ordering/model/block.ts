import type { Move } from '../../../../contract/index.ts'

const chosenOf = (order: readonly number[], selection: ReadonlySet<number>): number[] => order.filter((product) => selection.has(product))

/** Moves the chosen products to the top as a block, in their present relative order. Null when none is chosen. */
export function toTop(order: readonly number[], selection: ReadonlySet<number>): Move | null {
  const products = chosenOf(order, selection)
  return products.length === 0 ? null : { products, after: null }
}

/** Moves the chosen products to the bottom as a block. Null when none is chosen, or all are. */
export function toBottom(order: readonly number[], selection: ReadonlySet<number>): Move | null {
  const products = chosenOf(order, selection)
  const last = order.findLast((product) => !selection.has(product))
  return products.length === 0 || last === undefined ? null : { products, after: last }
}
