import { type Estimate, estimate, type WeekSums } from './block-bootstrap.ts'
import { type DepthDifference, type Verdict, verdictOf } from './verdict.ts'

/**
 * One list on one morning: shares by ordering and depth, ordering after
 * ordering; NaN where there is no such ordering, or the depth says nothing.
 */
export interface Case {
  list: number
  week: number
  shares: Float32Array
}

/** Days that are drawn together for intervals. */
const blockDays = 28

/** What cases were looked at. */
export interface CaseSettings<Name extends string> {
  orderings: readonly Name[]
  /** So many first places. */
  depths: readonly number[]
  /** Mornings that were looked at. */
  weeks: number
  /** Days from one to the next. */
  every: number
}

/** Shares of orderings over cases, and how they differ. */
export class Cases<Name extends string> {
  readonly settings: CaseSettings<Name>
  readonly all: readonly Case[]

  constructor(settings: CaseSettings<Name>, all: readonly Case[]) {
    this.settings = settings
    this.all = all
  }

  /** Where the share of an ordering stands in a case. */
  cell(ordering: Name, first: number): number {
    const { orderings, depths } = this.settings
    return orderings.indexOf(ordering) * depths.length + depths.indexOf(first)
  }

  share(ordering: Name, first: number): Estimate {
    const cell = this.cell(ordering, first)
    return this.#estimate((shares) => shares[cell]!, [0, 1])
  }

  /** Whether one ordering held more than another, by the worst of the depths; null without a case that has both. */
  verdict(ordering: Name, other: Name): Verdict | null {
    const differences = this.settings.depths
      .map((first): DepthDifference => {
        const cells = [this.cell(ordering, first), this.cell(other, first)] as const
        return { first, ...this.#estimate((shares) => shares[cells[0]]! - shares[cells[1]]!, [-1, 1]) }
      })
      .filter(({ cases }) => cases > 0)
    const [worst, ...others] = differences
    return worst === undefined ? null : verdictOf([worst, ...others])
  }

  /** The ordering that held most in the first places of a depth; of equal ones the first. */
  best<Some extends Name>(among: readonly Some[], first: number): Some {
    const sumOf = (ordering: Name): number => {
      const cell = this.cell(ordering, first)
      return this.all.reduce((sum, { shares }) => sum + (shares[cell]! || 0), 0)
    }
    const sums = new Map(among.map((ordering) => [ordering, sumOf(ordering)]))
    return among.reduce((best, ordering) => (sums.get(ordering)! > sums.get(best)! ? ordering : best))
  }

  #estimate(value: (shares: Float32Array) => number, bounds: readonly [number, number]): Estimate {
    const weeks: WeekSums[] = Array.from({ length: this.settings.weeks }, () => ({ sum: 0, cases: 0 }))
    for (const { week, shares } of this.all) {
      const each = value(shares)
      if (Number.isNaN(each)) continue
      weeks[week]!.sum += each
      weeks[week]!.cases++
    }
    return estimate(weeks, Math.max(1, Math.ceil(blockDays / this.settings.every)), bounds)
  }
}
