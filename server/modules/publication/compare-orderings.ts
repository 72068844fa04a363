import { longestRisingRun } from '../../../contract/index.ts'

/** A product that is not at its requested position: its live position, from 1; null when it is not shown. */
export interface Strayed {
  product: number
  found: number | null
}

/** The live ordering compared with the requested one. */
export interface Comparison {
  /** The number of compared products. */
  checked: number
  /** How many of them are at their requested positions. */
  verified: number
  differences: Strayed[]
}

/** The largest set of `shown` that is in the requested order. */
const inOrder = (shown: readonly number[], placeOf: ReadonlyMap<number, number>): Set<number> =>
  new Set(longestRisingRun(shown.map((product) => placeOf.get(product)!)).map((index) => shown[index]!))

/**
 * The requested products that are not in `live`, in two groups: those that should be there (`missing`), and those
 * below the products that the platform shows (`below`; empty unless its window was full). The border between the
 * groups is where most products above are shown and most products below are not, so that a product that moved up from
 * far below shifts it by one place at most. Missing products may be hidden from shoppers: the caller must check that.
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
 * Compares the live ordering with the requested one. Products that joined the category since are ignored; `absent` are products that
 * shoppers should see but do not. One product at a wrong position is one difference, however many others it shifted: the longest run in the
 * requested order counts as correct.
 */
export function compareOrderings(wanted: readonly number[], live: readonly number[], absent: readonly number[]): Comparison {
  const placeOf = new Map(wanted.map((product, place) => [product, place]))
  const shown = live.filter((product) => placeOf.has(product))
  const right = inOrder(shown, placeOf)
  const strayed = shown.flatMap((product, place): Strayed[] => (right.has(product) ? [] : [{ product, found: place + 1 }]))
  const differences = [...strayed, ...absent.map((product): Strayed => ({ product, found: null }))]
  return { checked: shown.length + absent.length, verified: right.size, differences }
}
