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

/** Whether the sequence alone is what shoppers get. */
export const isPlain = ({ pins, rules }: Pick<Arrangement, 'pins' | 'rules'>): boolean => pins.size === 0 && !rules.soldOutLast && rules.inARow === null && rules.newEvery === null

/**
 * What shoppers get: every product of the sequence exactly once. Pinned products stand at their positions; around them the others keep their
 * sequence, except that sold-out ones go last, a brand or category is passed over once it stands `most` times in a row (as long as there is
 * another), and a new product is fetched when the last `every - 1` places of a group of `every` held none.
 */
export function arrange(arrangement: Arrangement, facts: ProductFacts): Sequence {
  const { sequence, rules } = arrangement
  if (isPlain(arrangement)) return sequence
  const held = new Set<number>()
  if (arrangement.pins.size > 0) for (const product of sequence) if (arrangement.pins.has(product)) held.add(product)
  const pins = new Map([...arrangement.pins].filter(([product]) => held.has(product)))
  const pinnedAt = new Map([...pinnedPlaces(pins, sequence.length)].map(([product, place]) => [place, product]))

  const free = pins.size === 0 ? sequence : sequence.filter((product) => !pins.has(product))
  const inStock = rules.soldOutLast ? free.filter((product) => !facts.soldOut(product)) : free
  const soldOut = rules.soldOutLast ? free.filter((product) => facts.soldOut(product)) : new Int32Array(0)
  const pick = rules.inARow || rules.newEvery ? ruledPick(inStock, rules, facts, pinnedAt) : null

  const arranged = new Int32Array(sequence.length)
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

/** Chooses what stands at a place, given what stands above it. */
function ruledPick(products: Sequence, { inARow, newEvery }: Rules, facts: ProductFacts, pinnedAt: ReadonlyMap<number, number>): (place: number, above: Sequence) => number {
  const groupOf = inARow === null ? () => 0 : inARow.by === 'brand' ? (product: number) => facts.brandOf(product) : (product: number) => facts.categoryOf(product)
  const isNew = (product: number): boolean => {
    const age = newEvery ? facts.ageOf(product) : null
    return newEvery !== null && age !== null && age >= 0 && age <= newEvery.days
  }
  const groups = products.map(groupOf)
  const fresh = Uint8Array.from(products, (product) => Number(isNew(product)))
  const taken = new Uint8Array(products.length)
  const any = runsOf(groups, taken)
  const news = newEvery ? runsOf(groups, taken, (item) => fresh[item] === 1) : null

  /** The group that may not stand at a place, because it would stand there too often in a row. */
  const blockedAt = (place: number, above: Sequence): number | null => {
    if (!inARow || place === 0) return null
    const group = groupOf(above[place - 1]!)
    let run = 1
    while (run <= inARow.most && run < place && groupOf(above[place - 1 - run]!) === group) run++
    // Those that are pinned right below count as well.
    for (let below = place + 1; pinnedAt.has(below) && groupOf(pinnedAt.get(below)!) === group; below++) run++
    return run >= inARow.most ? group : null
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
