import { longestRisingRun } from '../../../contract/index.ts'

/** A product that is not at its requested position: its live position, from 1; null when it is not shown. */
export interface Strayed {
  product: number
  found: number | null
}

/** What the live ordering is, compared with what was asked for. */
export interface Comparison {
  /** Products that shoppers should see and that were looked for. */
  checked: number
  /** Of these, how many stand as asked. */
  verified: number
  differences: Strayed[]
}

/** Products of `shown` that stand in the wanted order, as many as can be. */
const inOrder = (shown: readonly number[], placeOf: ReadonlyMap<number, number>): Set<number> =>
  new Set(longestRisingRun(shown.map((product) => placeOf.get(product)!)).map((index) => shown[index]!))

/**
 * Products that are wanted and are not among `live`, in two: those that should be there (`missing`), and those that stand below what the platform
 * shows (`below`), of which there are none unless its window was full. The line between them runs where most above are shown and most behind are
 * not: one that was lifted from far below moves it by no more than one. Missing ones may be hidden from shoppers; that is for the caller to find out.
 */
export function notShown(wanted: readonly number[], live: readonly number[], windowFull: boolean): { missing: number[]; below: number[] } {
  const shown = new Set(live)
  let line = wanted.length
  if (windowFull) {
    let most = 0
    let balance = 0
    line = 0
    wanted.forEach((product, place) => {
      balance += shown.has(product) ? 1 : -1
      if (balance < most) return
      most = balance
      line = place + 1
    })
  }
  const isMissing = (product: number) => !shown.has(product)
  return { missing: wanted.slice(0, line).filter(isMissing), below: wanted.slice(line).filter(isMissing) }
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
  const strayed = shown.flatMap((product, place): Strayed[] => (right.has(product) ? [] : [{ product, found: place + 1 }]))
  const differences = [...strayed, ...absent.map((product): Strayed => ({ product, found: null }))]
  return { checked: shown.length + absent.length, verified: right.size, differences }
}
