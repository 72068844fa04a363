/** Ids in their order. */
export type Order = ArrayLike<number>

/**
 * What became of an item: it was moved; it makes way for others that were moved; it entered the list; it left the list.
 * What neither moved nor makes way is not told.
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
 * changed make way.
 * @param before ids, each once
 * @param after ids, each once
 */
export function differenceOf(before: Order, after: Order): OrderingDifference {
  const places = placesOf(before)
  const shared: number[] = []
  const entered: Change[] = []
  for (let place = 0; place < after.length; place++) {
    const id = after[place] as number
    if (places.has(id)) shared.push(id)
    else entered.push({ id, kind: 'entered', from: null, to: place + 1 })
  }
  const stayed = longestRise(shared.map((id) => places.get(id) as number))
  const now = placesOf(after)
  const moved: Change[] = []
  const shifted: Change[] = []
  for (const [nth, id] of shared.entries()) {
    const from = (places.get(id) as number) + 1
    const to = (now.get(id) as number) + 1
    if (!stayed[nth]) moved.push({ id, kind: 'moved', from, to })
    else if (from !== to) shifted.push({ id, kind: 'shifted', from, to })
  }
  const left: Change[] = []
  for (let place = 0; place < before.length; place++) {
    const id = before[place] as number
    if (!now.has(id)) left.push({ id, kind: 'left', from: place + 1, to: null })
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

/** Which of these numbers, all different, belong to a longest run that rises. O(n log n). */
function longestRise(numbers: readonly number[]): Uint8Array {
  const ends: number[] = []
  const before = new Int32Array(numbers.length).fill(-1)
  for (const [at, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1
      else high = middle
    }
    if (low > 0) before[at] = ends[low - 1] as number
    ends[low] = at
  }
  const inside = new Uint8Array(numbers.length)
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] as number) inside[at] = 1
  return inside
}

/** How far an item went; what enters comes from behind the last place, what leaves goes there. */
export const distanceOf = ({ from, to }: Change, length: number): number => Math.abs((to ?? length + 1) - (from ?? length + 1))

export type ChangeOrder = 'distance' | 'position'

/** The changes of these kinds: the farthest first, or by where they stand afterwards. */
export function changesIn({ changes, length }: OrderingDifference, kinds: readonly ChangeKind[], by: ChangeOrder): Change[] {
  const chosen = kinds.flatMap((kind) => changes[kind])
  const position = (change: Change): number => change.to ?? length + (change.from ?? 0)
  return chosen.sort(by === 'position' ? (a, b) => position(a) - position(b) : (a, b) => distanceOf(b, length) - distanceOf(a, length) || position(a) - position(b))
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
