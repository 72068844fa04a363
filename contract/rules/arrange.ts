import type { Rules } from '../arrangement.ts'
import { runsOf } from './first-of-runs.ts'
import { pinnedPlaces, type PinMap } from './pins.ts'
import type { Sequence } from './sequence.ts'

/** What arranging must know of products. */
export interface ProductFacts {
  soldOut(product: number): boolean
  brandOf(product: number): number
  categoryOf(product: number): number
  /** Whole days since it was released; null where nobody knows. */
  ageOf(product: number): number | null
}

/** An ordering as people made it: a sequence of all products, those held at positions, and the rules on top. */
export interface Arrangement {
  readonly sequence: Sequence
  readonly pins: PinMap
  readonly rules: Rules
}

/** Whether two sets of rules say the same, in whatever order their parts are written down. */
export const sameRules = (one: Rules, other: Rules): boolean =>
  one.soldOutLast === other.soldOutLast &&
  one.inARow?.by === other.inARow?.by &&
  one.inARow?.most === other.inARow?.most &&
  one.newEvery?.every === other.newEvery?.every &&
  one.newEvery?.days === other.newEvery?.days

/** Whether the sequence alone is what shoppers get. */
export const isPlain = ({ pins, rules }: Pick<Arrangement, 'pins' | 'rules'>): boolean =>
  pins.size === 0 && !rules.soldOutLast && rules.inARow === null && rules.newEvery === null

/**
 * The view: every product of the sequence exactly once. Pinned products are at their positions; around them the others keep their
 * sequence, except that sold-out ones go last, a brand or category is passed over where it would stand more than `most` times in
 * a row (as long as there is another), and a new product is fetched to the last place of every group of `every` that holds none.
 */
export function arrange(arrangement: Arrangement, facts: ProductFacts): Sequence {
  const { sequence, rules } = arrangement
  if (isPlain(arrangement)) return sequence
  const { free, held } = apart(sequence, arrangement.pins)
  const pins = new Map([...arrangement.pins].filter(([product]) => held.has(product)))
  const pinnedAt = new Map([...pinnedPlaces(pins, sequence.length)].map(([product, place]) => [place, product]))

  const inStock = rules.soldOutLast ? free.filter((product) => !facts.soldOut(product)) : free
  const soldOut = rules.soldOutLast ? free.filter((product) => facts.soldOut(product)) : new Int32Array(0)
  const pick = rules.inARow || rules.newEvery ? ruledPick(inStock, rules, facts, pinnedAt) : null

  const arranged = new Int32Array(sequence.length)
  if (!pick && soldOut.length === 0) return aroundPins(arranged, free, pinnedAt)
  let fromStock = 0
  let fromSoldOut = 0
  for (let place = 0; place < arranged.length; place++) {
    const pinned = pinnedAt.get(place)
    if (pinned !== undefined) arranged[place] = pinned
    else if (fromStock < inStock.length) arranged[place] = pick ? pick(place, arranged) : inStock[fromStock]!
    else arranged[place] = soldOut[fromSoldOut++]!
    if (pinned === undefined) fromStock++
  }
  return arranged
}

/** The products of a sequence that are pinned, and the others in their sequence. */
function apart(sequence: Sequence, pins: PinMap): { free: Sequence; held: ReadonlySet<number> } {
  const held = new Set<number>()
  if (pins.size === 0) return { free: sequence, held }
  const free = new Int32Array(sequence.length)
  let count = 0
  for (let place = 0; place < sequence.length; place++) {
    if (pins.has(sequence[place]!)) held.add(sequence[place]!)
    else free[count++] = sequence[place]!
  }
  return { free: free.slice(0, count), held }
}

/** Fills the free positions between the pins, gap by gap. `pinnedAt` is ascending. */
function aroundPins(arranged: Sequence, free: Sequence, pinnedAt: ReadonlyMap<number, number>): Sequence {
  let taken = 0
  let from = 0
  for (const [place, product] of pinnedAt) {
    arranged.set(free.subarray(taken, taken + place - from), from)
    taken += place - from
    arranged[place] = product
    from = place + 1
  }
  arranged.set(free.subarray(taken), from)
  return arranged
}

/** Chooses the product of a position, given the products above it. */
function ruledPick(
  products: Sequence,
  { inARow, newEvery }: Rules,
  facts: ProductFacts,
  pinnedAt: ReadonlyMap<number, number>,
): (place: number, above: Sequence) => number {
  const groupOf =
    inARow === null
      ? () => 0
      : inARow.by === 'brand'
        ? (product: number) => facts.brandOf(product)
        : (product: number) => facts.categoryOf(product)
  const isNew = (product: number): boolean => {
    const age = newEvery ? facts.ageOf(product) : null
    return newEvery !== null && age !== null && age >= 0 && age <= newEvery.days
  }
  const groups = products.map(groupOf)
  const fresh = Uint8Array.from(products, (product) => Number(isNew(product)))
  const taken = new Uint8Array(products.length)
  const any = runsOf(groups, taken)
  const news = newEvery ? runsOf(groups, taken, (item) => fresh[item] === 1) : null

  /** How many of one group stand in a row from a place on, upwards or downwards, as far as it is settled; at most as many as matter. */
  const runFrom = (group: number, at: (step: number) => number | undefined): number => {
    let run = 0
    for (let product = at(run); inARow && run <= inARow.most && product !== undefined && groupOf(product) === group; product = at(run))
      run++
    return run
  }
  /**
   * The groups that may not stand at a place, because one would then stand too often in a row with what is above and what is pinned below.
   */
  const blockedAt = (place: number, above: Sequence): readonly number[] => {
    if (!inARow) return []
    const upwards = (step: number): number | undefined => (step < place ? above[place - 1 - step] : undefined)
    const downwards = (step: number): number | undefined => pinnedAt.get(place + 1 + step)
    const beside = [upwards(0), downwards(0)].flatMap((product) => (product === undefined ? [] : [groupOf(product)]))
    return beside.filter((group) => runFrom(group, upwards) + runFrom(group, downwards) >= inARow.most)
  }
  const wantsNew = (place: number, above: Sequence): boolean => {
    if (!newEvery || (place + 1) % newEvery.every !== 0) return false
    for (let back = 1; back < newEvery.every; back++) if (isNew(above[place - back]!)) return false
    return true
  }

  return (place, above) => {
    const blocked = blockedAt(place, above)
    const newest = wantsNew(place, above) ? news?.first(blocked) : undefined
    const item = newest ?? any.first(blocked)!
    taken[item] = 1
    return products[item]!
  }
}
