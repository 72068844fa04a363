/**
 * An ordering that was requested earlier, adapted to the list as it is now: products that left are removed; those that
 * joined come after the product that they follow in `view` (what shoppers would get of the saved ordering), or at the end.
 */
export function fitToList(products: readonly number[], view: ArrayLike<number>): number[] {
  const members = new Set(Array.from(view))
  const kept = products.filter((product) => members.has(product))
  if (kept.length === members.size) return kept
  const keptProducts = new Set(kept)
  const behind = new Map<number | null, number[]>()
  let last: number | null = null
  let joined: number[] = []
  for (const product of Array.from(view)) {
    if (!keptProducts.has(product)) {
      joined.push(product)
      continue
    }
    if (joined.length > 0) behind.set(last, joined)
    joined = []
    last = product
  }
  // A product at the end there comes at the end here, too.
  return [...(behind.get(null) ?? []), ...kept.flatMap((product) => [product, ...(behind.get(product) ?? [])]), ...joined]
}
