/** Ids in their order. */
export type Order = ArrayLike<number>

/**
 * What became of an item: it was moved; it makes way for others that were moved; it entered the list; it left the list.
 * What neither moved nor makes way is not shown.
 */
export const changeKinds = ['moved', 'entered', 'left', 'shifted'] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface Change {
  readonly id: number
  readonly kind: ChangeKind
  /** Its position before, from 1; null when it was not there. */
  readonly from: number | null
  /** Its position after, from 1; null when it is not there. */
  readonly to: number | null
}

export interface OrderingDifference {
  /** By position after; what left comes last, by position before. */
  readonly changes: Readonly<Record<ChangeKind, readonly Change[]>>
  /** How many stand where they stood. */
  readonly unchanged: number
  /** The longer of the two orderings. */
  readonly length: number
}

/** Whether two orderings are the same. */
export const isSame = ({ changes }: OrderingDifference): boolean => changeKinds.every((kind) => changes[kind].length === 0)

/**
 * What differs between two orderings of one list.
 *
 * Carrying one product to the top shifts everything below it, and "800 moved" would tell nothing. So the largest set of items that keep
 * their order among themselves is taken as having stayed; only the rest was moved, and of those that stayed, the ones whose number
 * changed make way. What stands at the number where it stood has not moved, whatever passed over it.
 * @param before ids, each once
 * @param after ids, each once
 */
export function differenceOf(before: Order, after: Order): OrderingDifference {
  const places = placesOf(before)
  const shared: { id: number; from: number; to: number }[] = []
  const entered: Change[] = []
  for (let place = 0; place < after.length; place++) {
    const id = after[place] as number
    const from = places.get(id)
    if (from === undefined) entered.push({ id, kind: 'entered', from: null, to: place + 1 })
    else shared.push({ id, from: from + 1, to: place + 1 })
  }
  const stayed = longestRise(shared, before.length)
  const moved: Change[] = []
  const shifted: Change[] = []
  for (const [nth, { id, from, to }] of shared.entries()) {
    if (from === to) continue
    if (stayed[nth]) shifted.push({ id, kind: 'shifted', from, to })
    else moved.push({ id, kind: 'moved', from, to })
  }
  const kept = new Set(shared.map(({ id }) => id))
  const left: Change[] = []
  for (let place = 0; place < before.length; place++) {
    const id = before[place] as number
    if (!kept.has(id)) left.push({ id, kind: 'left', from: place + 1, to: null })
  }
  return {
    changes: { moved, entered, left, shifted },
    unchanged: shared.length - moved.length - shifted.length,
    length: Math.max(before.length, after.length),
  }
}

/** Where each id stands, from 0. */
function placesOf(order: Order): Map<number, number> {
  const places = new Map<number, number>()
  for (let place = 0; place < order.length; place++) places.set(order[place] as number, place)
  return places
}

/**
 * Which of these items, given by where they stand afterwards, belong to a longest run whose places before rise too; among the longest,
 * one with the most items at their old place. O(n log n): a Fenwick tree knows the best run that ends before a place.
 */
function longestRise(items: readonly { from: number; to: number }[], space: number): Uint8Array {
  const best = new Float64Array(space + 1)
  const bestEnd = new Int32Array(space + 1).fill(-1)
  const before = new Int32Array(items.length)
  let most = 0
  let last = -1
  for (let at = 0; at < items.length; at++) {
    const { from, to } = items[at] as { from: number; to: number }
    let worth = 0
    let behind = -1
    for (let node = from - 1; node > 0; node -= node & -node) {
      if ((best[node] as number) <= worth) continue
      worth = best[node] as number
      behind = bestEnd[node] as number
    }
    // One more item is worth more than any number of old places.
    worth += items.length + (from === to ? 2 : 1)
    before[at] = behind
    for (let node = from; node <= space; node += node & -node) {
      if ((best[node] as number) >= worth) continue
      best[node] = worth
      bestEnd[node] = at
    }
    if (worth <= most) continue
    most = worth
    last = at
  }
  const inside = new Uint8Array(items.length)
  for (let at = last; at >= 0; at = before[at] as number) inside[at] = 1
  return inside
}

/** How far an item went; what enters comes from behind the last place, what leaves goes there. */
export const distanceOf = ({ from, to }: Change, length: number): number => Math.abs((to ?? length + 1) - (from ?? length + 1))

export type ChangeOrder = 'distance' | 'position'

/** The changes of these kinds: the farthest first, or by where they stand afterwards. */
export function changesIn({ changes, length }: OrderingDifference, kinds: readonly ChangeKind[], by: ChangeOrder): Change[] {
  const chosen = kinds.flatMap((kind) => changes[kind])
  const position = (change: Change): number => change.to ?? length + (change.from ?? 0)
  return chosen.sort(
    by === 'position'
      ? (a, b) => position(a) - position(b)
      : (a, b) => distanceOf(b, length) - distanceOf(a, length) || position(a) - position(b),
  )
}

/** An item on the first screen, as seen from the other ordering. */
export interface ScreenPlace {
  readonly id: number
  /** From 1. */
  readonly position: number
  /** Where it stands in the other ordering; null when it is not there. */
  readonly other: number | null
  /** Not on the first screen of the other ordering. */
  readonly alone: boolean
}

/** The first places of an ordering, and where each of them stands in the other one. */
export function screenOf(own: Order, other: Order, size: number): ScreenPlace[] {
  const places = placesOf(other)
  return Array.from({ length: Math.min(size, own.length) }, (_, place) => {
    const id = own[place] as number
    const there = places.get(id)
    return { id, position: place + 1, other: there === undefined ? null : there + 1, alone: there === undefined || there >= size }
  })
}

/** What became of a place on the first screen, as its side tells it. */
export const screenNews = ['same', 'up', 'down', 'fresh', 'entered', 'goes', 'left'] as const
export type ScreenNews = (typeof screenNews)[number]

/**
 * What is shown of a product on the first screen: before, only whether it goes out of sight or leaves
 * the list; afterwards, whether it came up, went down, is new on this screen or new in the list.
 */
export function newsOf({ position, other, alone }: ScreenPlace, side: 'before' | 'after'): ScreenNews {
  if (side === 'before') return other === null ? 'left' : alone ? 'goes' : 'same'
  if (other === null) return 'entered'
  if (alone) return 'fresh'
  return position < other ? 'up' : position > other ? 'down' : 'same'
}
