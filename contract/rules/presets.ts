import { balancedWeights, type ScoreWeights } from './score.ts'

/** What merchants want of an ordering, as weights of what a score is made of. */
export const presetWeights = {
  'best-sellers': { demand: 80, momentum: 20, price: 0, cover: 0, newness: 0, variants: 0 },
  'new-first': { demand: 20, momentum: 10, price: 0, cover: 0, newness: 70, variants: 0 },
  'clear-stock': { demand: 20, momentum: 0, price: 0, cover: 80, newness: 0, variants: 0 },
  'high-revenue': { demand: 60, momentum: 10, price: 30, cover: 0, newness: 0, variants: 0 },
  balanced: balancedWeights,
} as const satisfies Record<string, ScoreWeights>
export type PresetName = keyof typeof presetWeights
export const presetNames = Object.keys(presetWeights) as readonly PresetName[]
