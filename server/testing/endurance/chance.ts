/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  shuffled<T>(values: readonly T[]): T[]
}

export function chance(seed: number): Chance {
  // Mulberry32: small, and good enough to choose moments and products.
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    shuffled(values) {
      const mixed = [...values]
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = below(at + 1)
        ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
      }
      return mixed
    },
  }
}
