import Type, { type Static } from 'typebox'
import { Rules } from './arrangement.ts'
import { AutomationOrder } from './automations.ts'
import { endpoint } from './endpoint.ts'
import { Exploring } from './exploring.ts'
import { Count, Email, Instant, Maybe, MinorUnits, oneOf, StoreName, Uuid } from './fields.ts'
import { ListGroup, ListReference } from './lists.ts'
import { demandBases } from './scores.ts'
import { backtestOrderings, simpleOrderings } from './rules/backtest-orderings.ts'

const closed = { additionalProperties: false }

const Share = Type.Number({ minimum: 0, maximum: 1 })

/**
 * The share of the following days' revenue that the first places held: the
 * mean of all cases, and between which values it lies with 95 of 100 chances.
 */
export const BacktestFigure = Type.Object({
  ordering: oneOf(backtestOrderings),
  first: Count,
  share: Share,
  low: Share,
  high: Share,
  cases: Count,
})
export type BacktestFigure = Static<typeof BacktestFigure>

export const backtestVerdicts = ['better', 'worse', 'undecided'] as const
export type BacktestVerdictName = (typeof backtestVerdicts)[number]

/**
 * Whether `this` holds more than another ordering. It speaks of the worst of the depths, and praises nothing whose interval contains zero.
 */
export const BacktestVerdict = Type.Object({
  against: oneOf(backtestOrderings),
  says: oneOf(backtestVerdicts),
  /** The depth that decides, and the difference there, in shares of the revenue. */
  first: Count,
  difference: Type.Number(),
  low: Type.Number(),
  high: Type.Number(),
  /** Of 100 ways that the past could have gone, in how many `this` holds more, 0 to 1. */
  certainty: Share,
})
export type BacktestVerdict = Static<typeof BacktestVerdict>

/** One morning of the past: shares of the middle depth; null where there is no such ordering. */
export const BacktestWeek = Type.Object({
  /** YYYY-MM-DD */
  day: Type.String(),
  this: Share,
  beside: Maybe(Share),
  simple: Share,
})
export type BacktestWeek = Static<typeof BacktestWeek>

/** What was found for the revenue of so many following days. */
export const BacktestHorizon = Type.Object({
  days: Count,
  /** Lists on mornings whose outcome is known. */
  cases: Count,
  figures: Type.Array(BacktestFigure),
  /** Against `beside`, `unexplored` and every simple ordering, as far as there are any. */
  verdicts: Type.Array(BacktestVerdict),
  /** The simple ordering that held most at the middle depth. */
  bestSimple: oneOf(simpleOrderings),
  weeks: Type.Array(BacktestWeek),
})
export type BacktestHorizon = Static<typeof BacktestHorizon>

/** How long stock lasts, which variants can be bought, and pins, which people make by what sold. */
export const backtestLeftOut = ['cover', 'variants', 'pins'] as const

/** What the caption says. */
export const BacktestFacts = Type.Object({
  /** First and last day of the sales that were looked at, YYYY-MM-DD. */
  from: Type.String(),
  to: Type.String(),
  lists: Count,
  products: Count,
  /** What `beside` is: the orderings that were published then, or, where none was, the present one, which may know what sold since. */
  beside: Type.Union([Type.Literal('published'), Type.Literal('present')]),
  /** By what demand was foretold on the last of the mornings. */
  demandBasis: oneOf(demandBases),
  /** Nobody knows what was sold out in the past: the rule that puts sold-out products last was left out. */
  soldOutLeftOut: Type.Boolean(),
  /** What else nobody knows of the past, as far as the configuration asks for it: it was left out. */
  leftOut: Type.Array(oneOf(backtestLeftOut)),
})
export type BacktestFacts = Static<typeof BacktestFacts>

/** What a configuration would have been worth. */
export const Backtest = Type.Object({ horizons: Type.Array(BacktestHorizon), facts: BacktestFacts })
export type Backtest = Static<typeof Backtest>

/** Why there is no figure: too few days of sales, or products, or nothing was sold. */
export const backtestGaps = ['few-days', 'few-products', 'no-sales'] as const

/** `preparing`: the store's past has not been gone through yet; that was begun now and takes a minute, during which one asks again. */
export const ListBacktest = Type.Union([
  Type.Object({ state: Type.Literal('ready'), backtest: Backtest }),
  Type.Object({ state: Type.Literal('preparing'), progress: Share }),
  Type.Object({ state: Type.Literal('none'), because: oneOf(backtestGaps) }),
])
export type ListBacktest = Static<typeof ListBacktest>

/** How lists are put in order: what is tried. */
const tried = {
  order: AutomationOrder,
  /** Null keeps each list's own. */
  rules: Maybe(Rules),
  /** Null explores nothing. */
  exploring: Maybe(Exploring),
}
/** A configuration that is tried. */
export const BacktestConfiguration = Type.Object(tried, closed)
export type BacktestConfiguration = Static<typeof BacktestConfiguration>

const inStore = Type.Object({ store: StoreName, username: Email })
const reading = { person: 'query.username', store: 'query.store', permission: 'lists.read' } as const

/** Changes nothing. */
export const backtestList = endpoint({
  id: 'backtestList',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/backtests/list',
  summary: 'What a magic ordering would have been worth in one list, week by week, by the knowledge of each day.',
  query: Type.Object({ username: Email }),
  body: Type.Object({ store: StoreName, list: ListReference, ...tried }, closed),
  reply: ListBacktest,
  problems: ['automation/no-weights', 'catalogue/unknown-category', 'catalogue/unknown-collection', 'samara-collection/unknown'],
  access: { person: 'query.username', store: 'body.store', permission: 'lists.read', about: { list: 'body.list' } },
})

/** One list of a run over all of them. */
export const BacktestRunList = Type.Object({
  list: ListReference,
  listName: Type.String(),
  products: Count,
  /** Revenue of the last 28 days. */
  revenue28: MinorUnits,
  /**
   * Against `beside`, by the longest horizon that has a case; null where it has
   * too little for one. The whole backtest of a list is asked for by itself.
   */
  verdict: Maybe(BacktestVerdict),
  /**
   * Revenue of 28 days that the first places would have held on top of what
   * `beside` holds there, at the depth that decides; null without a verdict.
   */
  gain: Maybe(MinorUnits),
})
export type BacktestRunList = Static<typeof BacktestRunList>

const runFields = {
  id: Type.String(),
  group: ListGroup,
  configuration: BacktestConfiguration,
  state: Type.Union([Type.Literal('running'), Type.Literal('done'), Type.Literal('failed'), Type.Literal('cancelled')]),
  /** 0 to 1. */
  progress: Share,
  requestedAt: Instant,
  endedAt: Maybe(Instant),
}
export const BacktestRunSummary = Type.Object(runFields)
export type BacktestRunSummary = Static<typeof BacktestRunSummary>

/** A run over all lists: those that would gain most come first, by gain and certainty together. */
export const BacktestRun = Type.Object({
  ...runFields,
  /** Of all lists together; null until it is done, and where no list has a figure. */
  sum: Maybe(Backtest),
  lists: Type.Array(BacktestRunList),
})
export type BacktestRun = Static<typeof BacktestRun>

/** The same configuration on the same day gives the run that is there already. */
export const beginBacktest = endpoint({
  id: 'beginBacktest',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/backtests',
  summary: 'Begins to work out what a magic ordering would have been worth in every list of a level.',
  query: Type.Object({ username: Email }),
  body: Type.Object({ store: StoreName, group: ListGroup, ...tried }, closed),
  reply: BacktestRunSummary,
  problems: ['automation/no-weights', 'backtest/already-running'],
  access: { person: 'query.username', store: 'body.store', permission: 'lists.read' },
  creates: true,
})

export const readBacktest = endpoint({
  id: 'readBacktest',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/backtests/:id',
  summary: 'A run of a backtest over all lists: how far it is, and what it found.',
  params: Type.Object({ id: Uuid }),
  query: inStore,
  reply: BacktestRun,
  problems: ['backtest/unknown'],
  access: reading,
})

export const cancelBacktest = endpoint({
  id: 'cancelBacktest',
  service: 'catalogue',
  method: 'DELETE',
  path: '/api/v1/backtests/:id',
  summary: 'Stops a run of a backtest.',
  params: Type.Object({ id: Uuid }),
  query: inStore,
  reply: BacktestRunSummary,
  problems: ['backtest/unknown', 'backtest/not-running'],
  access: reading,
})
