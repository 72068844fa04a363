/** The orderings that are compared: `this` is the one that is asked about, `beside` what shoppers had, the others need no thought. */
export type BacktestOrdering =
  | 'this'
  | 'unexplored'
  | 'beside'
  | 'units-7'
  | 'units-30'
  | 'units-90'
  | 'revenue-7'
  | 'revenue-30'
  | 'revenue-90'
  | 'decayed-14'
  | 'decayed-28'
  | 'decayed-56'
  | 'newest'
  | 'price'

/** The share of the following days' revenue that the first places held, and between which values it lies with 95 of 100 chances. */
export interface BacktestFigure {
  readonly ordering: BacktestOrdering
  readonly first: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Whether `this` held more than another one, at the depth that decides. */
export interface Verdict {
  readonly against: BacktestOrdering
  readonly says: 'better' | 'worse' | 'undecided'
  readonly first: number
  readonly difference: number
  readonly low: number
  readonly high: number
}

export interface BacktestHorizon {
  /** Of so many following days the revenue is looked at. */
  readonly days: number
  readonly cases: number
  readonly figures: readonly BacktestFigure[]
  readonly verdicts: readonly Verdict[]
  readonly bestSimple: BacktestOrdering
  readonly weeks: readonly { readonly day: string; readonly this: number; readonly beside: number | null; readonly simple: number }[]
}

export type LeftOut = 'cover' | 'variants' | 'pins'

export interface BacktestFacts {
  /** YYYY-MM-DD */
  readonly from: string
  readonly to: string
  readonly lists: number
  readonly products: number
  /** What `beside` is. */
  readonly beside: 'published' | 'present'
  readonly soldOutLeftOut: boolean
  /** What nobody knows of the past and the ordering asks for: how long stock lasts, which variants can be bought, pins. */
  readonly leftOut: readonly LeftOut[]
}

/** The verdict on `this`: against what shoppers had, else against the best simple ordering. */
export const verdictOn = ({ verdicts, bestSimple }: Pick<BacktestHorizon, 'verdicts' | 'bestSimple'>): Verdict | null =>
  verdicts.find(({ against }) => against === 'beside') ?? verdicts.find(({ against }) => against === bestSimple) ?? null

/**
 * The figures of a depth: this one, what shoppers had and the best simple
 * ordering; where everything is wanted, all others behind them, the best first.
 */
export function shownFigures({ figures, bestSimple }: BacktestHorizon, first: number, everything: boolean): BacktestFigure[] {
  const ofDepth = figures.filter((figure) => figure.first === first)
  const leading = (['this', 'unexplored', 'beside', bestSimple] as const).flatMap(
    (ordering) => ofDepth.find((figure) => figure.ordering === ordering) ?? [],
  )
  if (!everything) return leading
  return [...leading, ...ofDepth.filter((figure) => !leading.includes(figure)).sort((one, other) => other.share - one.share)]
}

/** The depths that there are figures of, the smallest first. */
export const depthsOf = ({ figures }: Pick<BacktestHorizon, 'figures'>): number[] =>
  [...new Set(figures.map(({ first }) => first))].sort((one, other) => one - other)
