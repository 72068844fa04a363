/**
 * The most products that can keep their positions, by trying every subset: in order, with room for what stands before, between and behind.
 */
export function mostKept(held: readonly (number | null)[], highest: number): number {
  let best = 0
  for (let mask = 0; mask < 1 << held.length; mask++) {
    const kept = held.flatMap((position, place) => (mask & (1 << place) ? [{ place, position: position ?? 0 }] : []))
    const fits = kept.every(({ place, position }, nth) => {
      const before = kept[nth - 1] ?? { place: -1, position: 0 }
      return position - before.position >= place - before.place && position + (held.length - 1 - place) <= highest
    })
    if (fits && kept.length > best) best = kept.length
  }
  return best
}
