import { randomOf } from '../../../demo/simulator/seeded-random.ts'

/** Chance that comes out the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  shuffled<T>(values: readonly T[]): T[]
}

export function seededRandom(seed: number): Random {
  const next = randomOf(seed)
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
