import { cva } from 'class-variance-authority'
import type { Tone } from '../tokens/index.ts'
import type { Verdict } from './figures.ts'

/** The tone of a verdict. A difference that may be chance is no success. */
export const verdictTones = {
  better: 'success',
  worse: 'warning',
  undecided: 'neutral',
} as const satisfies Record<Verdict['says'], Tone>

/** The bar of an ordering: the one that is asked about stands out. */
export const barLooks = { own: 'bg-series-1', other: 'bg-series-6' } as const
export const bar = cva('absolute inset-y-0 start-0 rounded-full', { variants: { look: barLooks } })
