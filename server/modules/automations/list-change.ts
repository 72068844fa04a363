import {
  type AutomationConfiguration,
  type AutomationOutcome,
  limits,
  longestRisingRun,
  type Sequence,
  type Steps,
} from '../../../contract/index.ts'

/** What a run would change of a list. */
export interface ListChange {
  /** Share of the first places that products take which did not stand there. */
  firstScreen: number
  /** Share of products that move; the others stay in their sequence. */
  places: number
  /** Share of expected revenue that the first places gain; null where nothing is expected. */
  gain: number | null
}

/** Compares what shoppers have with what they would get, in steps. `expected`: revenue of a product, 0 where nothing is known. */
export function* changeOf(before: Sequence, after: Sequence, expected: (product: number) => number): Steps<ListChange> {
  const placeOf = new Map<number, number>()
  before.forEach((product, place) => placeOf.set(product, place))
  yield
  const kept = longestRisingRun(Array.from(after, (product) => placeOf.get(product)).filter((place) => place !== undefined)).length
  yield
  const first = Math.min(limits.list.firstPlaces, after.length)
  const stood = new Set(before.subarray(0, first))
  const came = after.subarray(0, first).filter((product) => !stood.has(product)).length
  const sum = (products: Sequence): number => products.reduce((all, product) => all + expected(product), 0)
  const whole = sum(after)
  return {
    firstScreen: first === 0 ? 0 : came / first,
    places: after.length === 0 ? 0 : (after.length - kept) / after.length,
    gain: whole > 0 ? (sum(after.subarray(0, first)) - sum(before.subarray(0, first))) / whole : null,
  }
}

/** The guard that a change is stopped by; null where none does. Where a gain is wanted and nothing is expected, it is none. */
export function guardAgainst(
  { firstScreen, places, gain }: ListChange,
  guards: AutomationConfiguration['guards'],
): Extract<AutomationOutcome, 'first-screen' | 'places' | 'gain'> | null {
  if (guards.firstScreen !== null && 100 * firstScreen > guards.firstScreen) return 'first-screen'
  if (guards.places !== null && 100 * places > guards.places) return 'places'
  return guards.gain !== null && 1_000 * (gain ?? 0) < guards.gain ? 'gain' : null
}
