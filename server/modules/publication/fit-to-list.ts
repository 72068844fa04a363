/**
 * An ordering that was asked for a while ago, as the list is now: products that left fall out; those that joined stand behind the product that
 * they follow in `view` (what shoppers would get of the saved ordering), or at the end where nobody placed them there.
 */
export function fitToList(products: readonly number[], view: ArrayLike<number>): number[] {
  const members = new Set(Array.from(view))
  const kept = products.filter((product) => members.has(product))
  if (kept.length === members.size) return kept
  const asked = new Set(kept)
  const behind = new Map<number | null, number[]>()
  let last: number | null = null
  let joined: number[] = []
  for (const product of Array.from(view)) {
    if (!asked.has(product)) {
      joined.push(product)
      continue
    }
    if (joined.length > 0) behind.set(last, joined)
    joined = []
    last = product
  }
  // Whoever stands behind everything there stands behind everything here, too.
  return [...(behind.get(null) ?? []), ...kept.flatMap((product) => [product, ...(behind.get(product) ?? [])]), ...joined]
}
