/** What the live ordering is, compared with what was asked for. */
export interface Comparison {
  /** Places that could be compared. */
  checked: number
  /** Places where the product is the one that was asked for. */
  verified: number
  differences: { product: number; detail: string }[]
}

/**
 * Compares place by place. Only products that stand in both are compared: shoppers do not see all (hidden, not indexed yet, beyond the
 * platform's window), and what came into the category since is not ours to judge. `live` may be a beginning of the list only.
 */
export function compareOrderings(wanted: readonly number[], live: readonly number[], windowFull: boolean): Comparison {
  const asked = new Set(wanted)
  const shown = live.filter((product) => asked.has(product))
  const visible = new Set(shown)
  const expected = wanted.filter((product) => visible.has(product))
  // A full window may end anywhere: what it shows must be the beginning of what was asked.
  const compared = windowFull ? wanted.slice(0, shown.length) : expected
  const differences = shown.flatMap((product, place) =>
    product === compared[place] ? [] : [{ product, detail: `stands at place ${place + 1} instead of ${wanted.indexOf(product) + 1}` }],
  )
  return { checked: shown.length, verified: shown.length - differences.length, differences }
}
