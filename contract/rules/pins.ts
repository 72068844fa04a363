import type { Pin } from '../arrangement.ts'

/** Products that are held at a position, from 1. */
export type PinMap = ReadonlyMap<number, number>

export const pinMap = (pins: readonly Pin[]): PinMap => new Map(pins.map(({ product, position }) => [product, position]))

/** As they travel: by position, then by product. */
export const pinList = (pins: PinMap): Pin[] =>
  [...pins].map(([product, position]) => ({ product, position })).sort((a, b) => a.position - b.position || a.product - b.product)

/** Pins with more of them. What was pinned at a position of the new ones is pinned at the next free one below: no two have the same. */
export function withPins(pins: PinMap, more: PinMap): PinMap {
  const kept = pinList(pins).filter(({ product }) => !more.has(product))
  const wanted = new Set(more.values())
  const taken = new Set([...wanted, ...kept.map(({ position }) => position)])
  const next = new Map(kept.map(({ product, position }) => [product, position]))
  for (const { product, position } of kept) {
    if (!wanted.has(position)) continue
    let free = position
    while (taken.has(free)) free++
    taken.add(free)
    next.set(product, free)
  }
  return new Map([...next, ...more])
}

/**
 * The places, from 0, at which pinned products really stand in a list of `length`: each at its own, the next free one below where
 * two want the same, and as near to the end as there is room where the list is shorter than the position.
 * @returns place of each pinned product, ascending
 */
export function pinnedPlaces(pins: PinMap, length: number): ReadonlyMap<number, number> {
  const wanted = pinList(pins)
  const places = new Map<number, number>()
  let free = 0
  wanted.forEach(({ product, position }, nth) => {
    const place = Math.min(Math.max(position - 1, free), length - (wanted.length - nth))
    places.set(product, place)
    free = place + 1
  })
  return places
}
