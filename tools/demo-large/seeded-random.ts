/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** From 0 up to, but without, 1. */
  next(): number
  /** A whole number from 0 up to, but without, `end`. */
  below(end: number): number
  /** Around 0, most within 1 (a normal distribution). */
  around(): number
  pick<T>(items: readonly T[]): T
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  // mulberry32: small, quick, and good enough for goods that nobody bets on.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    around: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (items) => items[below(items.length)]!,
  }
}

/** The items in another sequence. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const kept = mixed[at]!
    mixed[at] = mixed[other]!
    mixed[other] = kept
  }
  return mixed
}
