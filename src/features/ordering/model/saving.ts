import { applyMoves, limits, type Move, type OrderingState, type ProductList } from '../../../../contract/index.ts'

/** What is sent to save an ordering: the moves since the saved version, or the whole ordering where that is shorter. */
export function savingOf(order: readonly number[], moves: readonly Move[]): { moves: Move[] } | { products: number[] } {
  const moved = moves.reduce((sum, { products }) => sum + products.length + 1, 0)
  const pays = moves.length > 0 && moves.length <= limits.list.movesPerSave && moved < order.length
  return pays ? { moves: moves.map(({ products, after }) => ({ products: [...products], after })) } : { products: [...order] }
}

/** A list as it is once an ordering has been saved: the same rows in the new order. */
export function withOrdering(list: ProductList, saved: { moves?: Move[]; products?: number[] }, ordering: OrderingState): ProductList {
  const before = list.content.map(({ id }) => id)
  const order = saved.products ?? applyMoves(before, saved.moves ?? [])
  const rows = new Map(list.content.map((row) => [row.id, row]))
  const content = order.flatMap((id) => rows.get(id) ?? [])
  return { ...list, ordering, content }
}
