/** The span of time whose sales are all here; null where none is. */
export interface Coverage {
  from: Date | null
  to: Date | null
  /** Where a history was put in: its end. Sales before it are never asked for, they would count twice. */
  floor: Date | null
}

export interface Span {
  from: Date
  to: Date
}

const day = 86_400_000
/** What comes first, what comes next, and how far back sales are brought in, in days. */
const pace = { first: 30, step: 30, back: 730 }
/** Sales that were reported late are looked for once more. */
const overlap = 10 * 60_000

const earlier = (at: Date, days: number): Date => new Date(at.getTime() - days * day)
const later = (a: Date, b: Date): Date => (a > b ? a : b)

/**
 * The span of sales to be brought in next, as seen from `until`: the newest first, then backwards to two years; null where all are here.
 */
export function nextSpan({ from, to, floor }: Coverage, until: Date): Span | null {
  if (from === null || to === null) return { from: floor ?? earlier(until, pace.first), to: until }
  if (to < until) return { from: later(new Date(to.getTime() - overlap), floor ?? new Date(0)), to: until }
  const end = earlier(until, pace.back)
  return floor === null && from > end ? { from: later(earlier(from, pace.step), end), to: from } : null
}

/** Days of sales that are not here yet. */
export function daysLeft({ from, to, floor }: Coverage, until: Date): number {
  const first = floor ?? earlier(until, pace.back)
  const before = from === null ? 0 : floor === null ? from.getTime() - first.getTime() : 0
  const after = until.getTime() - later(to ?? first, first).getTime()
  return Math.ceil((Math.max(0, before) + Math.max(0, after)) / day)
}
