import { planPositions } from './positions.plan.ts'
import type { PlannedWrite } from './publication.plan.ts'

/** What makes a collection on the platform hold these products in this order, with the fewest products touched. */
export interface MembershipPlan {
  /** What is in it and does not belong there. */
  remove: number[]
  /** What is missing, in the sequence in which it is put in behind the others. */
  add: number[]
  /** What must be put at another position afterwards. */
  moves: PlannedWrite[]
}

/** Plans with products left out as gaps that are tried, the most promising first: each looks at the whole list. */
const mostTried = 4

/**
 * Products that are put in stand behind all others, in the sequence in which they are put in: whoever
 * comes after everybody that keeps a position need not be moved. Where a product that moves is to
 * stand between two of them there must be a gap: one that moves anyway is put in there, and leaves it.
 *
 * @param present what stands in the collection, with its positions
 */
export function planMembership(products: readonly number[], present: ReadonlyMap<number, number | null>): MembershipPlan {
  const wanted = new Set(products)
  const stays = new Map([...present].filter(([product]) => wanted.has(product)))
  const planned = (add: number[]): MembershipPlan => {
    const after = new Map(stays)
    let last = [...stays.values()].reduce<number>((most, position) => Math.max(most, position ?? 0), 0)
    for (const product of add) after.set(product, (last += 1))
    return { remove, add, moves: planPositions(products, after) }
  }
  const remove = [...present.keys()].filter((product) => !wanted.has(product))
  let best = planned(products.filter((product) => !present.has(product)))
  for (const { behind, fewest } of divisions(products, stays).slice(0, mostTried)) {
    if (fewest >= best.moves.length) break
    const tried = planned(withGaps(products, stays, behind))
    if (tried.moves.length < best.moves.length) best = tried
  }
  return best
}

/** Where a list can be divided: in front stand those that keep their positions, behind those that are put in and need not be moved. */
interface Division {
  /** How many products stand in front. */
  behind: number
  /** Fewer moves than this are not possible with it. */
  fewest: number
}

/** Every division that is worth a look, the one with the fewest moves first. */
function divisions(products: readonly number[], stays: ReadonlyMap<number, number | null>): Division[] {
  // The last product of the longest run of each length so far, by how much
  // room it has left in front of it: as longestRisingRun finds one run.
  const ends: number[] = []
  const found: Division[] = [{ behind: 0, fewest: stays.size }]
  let coming = products.length - stays.size
  products.forEach((product, place) => {
    const position = stays.get(product)
    if (position === undefined) coming -= 1
    if (position === undefined || position === null || position <= place) return
    const room = position - place
    const longer = ends.findLastIndex((end) => end <= room) + 1
    ends[longer] = room
    if (longer === ends.length - 1) found.push({ behind: place + 1, fewest: products.length - ends.length - coming })
  })
  return found.sort((one, other) => one.fewest - other.fewest)
}

/**
 * A sequence of putting in: of those behind, in their own, with gaps for products
 * that are to be moved in between, as long as there are others to make them.
 */
function withGaps(products: readonly number[], stays: ReadonlyMap<number, number | null>, behind: number): number[] {
  const others = products.slice(0, behind).filter((product) => !stays.has(product))
  let used = 0
  const add = products.slice(behind).flatMap((product) => (stays.has(product) ? others.slice(used, (used += 1)) : [product]))
  return [...add, ...others.slice(used)]
}

/** Calls that a plan takes: files for what comes and goes, one that saves what came, and one for each that moves. */
export const callsOf = ({ remove, add, moves }: MembershipPlan, filed: number): number =>
  Math.ceil(remove.length / filed) + (add.length === 0 ? 0 : Math.ceil(add.length / filed) + 1) + moves.length

/** Calls that taking everything out and putting everything in takes. */
export const callsOfReplacing = (products: number, present: number, filed: number): number =>
  Math.ceil(present / filed) + Math.ceil(products / filed) + 1

/** What the platform can take. */
export interface FillingCosts {
  /** Products of one file. */
  filed: number
  /**
   * Up to so many that move, each is put at its position, whatever a file
   * would cost: while everything is put in anew, the collection is empty.
   */
  most: number
}

/** How a collection on the platform comes to hold its products, and how many calls that takes. */
export interface FillingPlan extends MembershipPlan {
  way: 'positions' | 'file'
  calls: number
}

/** The way with the fewest calls: who comes, goes and moves, or everything anew by files. */
export function planFilling(
  products: readonly number[],
  present: ReadonlyMap<number, number | null>,
  { filed, most }: FillingCosts,
): FillingPlan {
  const plan = planMembership(products, present)
  const [single, anew] = [callsOf(plan, filed), callsOfReplacing(products.length, present.size, filed)]
  return plan.moves.length > most && single > anew ? { ...plan, way: 'file', calls: anew } : { ...plan, way: 'positions', calls: single }
}
