import Type from 'typebox'
import { IdParameter, Instant, Maybe, oneOf, PlatformIds, StoreName } from './fields.ts'
import { reportComparisons } from './rules/report-range.ts'
import { Day } from './sold-figures.ts'

/** How finely sales over time are divided. A week begins on Monday. */
export const reportSteps = ['hour', 'day', 'week'] as const
export type ReportStep = (typeof reportSteps)[number]

export const access = { store: 'query.store', permission: 'reports.read' } as const
/** Days of the report: both are in it. What comes after today is left out. */
export const range = { store: StoreName, from: Day, to: Day }
/** What the report counts alone. Lists as they are now, categories as they were at the time of the sale. */
export const filter = {
  categories: Type.Optional(PlatformIds('Numbers of categories, joined by commas: with everything below them', { orNone: true })),
  brands: Type.Optional(PlatformIds('Numbers of brands, joined by commas', { orNone: true })),
  collection: Type.Optional(IdParameter),
}
/** Quantity instead of money in `value`. */
export const isQty = Type.Optional(Type.Boolean())
export const by = Type.Optional(oneOf(reportSteps))
export const compare = Type.Optional(oneOf(reportComparisons))

/** What is wrong with the days of a report. */
export const rangeProblems = ['report/no-such-day', 'report/reversed-range', 'report/range-too-long', 'report/future-range'] as const
export const filterProblems = ['catalogue/unknown-category', 'catalogue/unknown-collection'] as const
/** The days are further back than the reports of the store's plan reach. */
export const problems = [...rangeProblems, ...filterProblems, 'limit/reports'] as const

/** What every report says of itself. */
export const head = {
  currency: Type.String(),
  /** By whose clocks days and hours are counted. */
  timeZone: Type.String(),
  /** The days that were counted. */
  from: Day,
  to: Day,
  /** The first moment from which all sales are here; null where none are. What is before is not known, and no zero. */
  knownFrom: Maybe(Instant),
  /** Sales up to here are in. */
  knownTo: Maybe(Instant),
  /**
   * The first day of which single orders are kept; null where all of them are. Of days before it there are
   * sums alone: what only single orders say is null where a range begins before it, and their lines are gone.
   */
  ordersKeptFrom: Maybe(Day),
  /**
   * True while it is being worked out which categories the products of past sales were in, and where lists showed them,
   * and these figures are counted by that: they say too little until then. The event `sales-history` says when it is done.
   */
  pending: Type.Boolean(),
}
