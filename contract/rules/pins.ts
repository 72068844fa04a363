import type { Pin } from '../arrangement.ts'

/** Products that are held at a position, from 1. */
export type PinMap = ReadonlyMap<number, number>

export const pinMap = (pins: readonly Pin[]): PinMap => new Map(pins.map(({ product, position }) => [product, position]))

/** As they travel: by position, then by product. */
export const pinList = (pins: PinMap): Pin[] =>
  [...pins].map(([product, position]) => ({ product, position })).sort((a, b) => a.position - b.position || a.product - b.product)

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
