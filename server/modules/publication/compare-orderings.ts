/** What the live ordering is, compared with what was asked for. */
export interface Comparison {
  /** Products that shoppers should see and that were looked for. */
  checked: number
  /** Of these, how many stand as asked. */
  verified: number
  differences: { product: number; detail: string }[]
}

/** Places (in the list of `wanted`) of a longest run of `shown` that stands in the wanted order. Patience sorting, O(n log n). */
function inOrder(shown: readonly number[], placeOf: ReadonlyMap<number, number>): Set<number> {
  const tails: number[] = []
  const before = new Int32Array(shown.length).fill(-1)
  const place = (index: number) => placeOf.get(shown[index]!)!
  shown.forEach((_, index) => {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (place(tails[middle]!) < place(index)) low = middle + 1
      else high = middle
    }
    before[index] = low > 0 ? tails[low - 1]! : -1
    tails[low] = index
  })
  const run = new Set<number>()
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index]!) run.add(shown[index]!)
  return run
}

/**
 * Products that should be among `live` and are not: all that are missing, or, where the platform's window was full, those wanted above the
 * last one that was shown. They may be hidden from shoppers; that is for the caller to find out.
 */
export function missingFrom(wanted: readonly number[], live: readonly number[], windowFull: boolean): number[] {
  const shown = new Set(live)
  const last = windowFull ? wanted.findLastIndex((product) => shown.has(product)) : wanted.length - 1
  return wanted.slice(0, last + 1).filter((product) => !shown.has(product))
}

/**
 * Compares what shoppers see with what was asked for. What came into the category since is not ours to judge; `absent` are products that
 * shoppers should see and do not. One product that strayed is one difference, however many it pushed aside: the longest run in the
 * wanted order counts as right.
 */
export function compareOrderings(wanted: readonly number[], live: readonly number[], absent: readonly number[]): Comparison {
  const placeOf = new Map(wanted.map((product, place) => [product, place]))
  const shown = live.filter((product) => placeOf.has(product))
  const right = inOrder(shown, placeOf)
  const strayed = shown.flatMap((product, place) => (right.has(product) ? [] : [{ product, detail: `stands at place ${place + 1}` }]))
  const differences = [...strayed, ...absent.map((product) => ({ product, detail: 'is not among the products that are shown' }))]
  return { checked: shown.length + absent.length, verified: right.size, differences }
}
