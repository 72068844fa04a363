import type { FrontLine } from './model/front.ts'

/** A list that nobody ordered, but for what is said. */
export const frontLine = (more: Partial<FrontLine> & Pick<FrontLine, 'id' | 'name'>): FrontLine => ({
  kind: 'category',
  route: '',
  imageUrl: null,
  products: 40,
  soldOut: 1,
  savedAt: null,
  publishedAt: null,
  standing: 'never',
  nextAt: null,
  drifted: 0,
  hidden: false,
  until: null,
  ...more,
})

const day = (number: number): string => `2026-11-${number}T16:05:00Z`
type Standing = Pick<FrontLine, 'standing' | 'savedAt' | 'publishedAt'> & Partial<FrontLine>

/** One of each standing, to be dealt out to lists. */
export const standings: readonly Standing[] = [
  { standing: 'verified', savedAt: day(19), publishedAt: day(19) },
  { standing: 'draft', savedAt: day(20), publishedAt: day(11) },
  { standing: 'running', savedAt: day(21), publishedAt: day(14) },
  { standing: 'scheduled', savedAt: day(20), publishedAt: day(12), nextAt: '2026-11-22T08:00:00Z' },
  { standing: 'drifted', savedAt: day(15), publishedAt: day(15), drifted: 3 },
  { standing: 'failed', savedAt: day(20), publishedAt: null },
  { standing: 'never', savedAt: null, publishedAt: null },
  { standing: 'verified', savedAt: day(10), publishedAt: day(10) },
  { standing: 'done-with-errors', savedAt: day(18), publishedAt: day(18) },
]
