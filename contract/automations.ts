import Type, { type Static } from 'typebox'
import { Rules } from './arrangement.ts'
import { endpoint } from './endpoint.ts'
import { Exploring } from './exploring.ts'
import { runFailures } from './failures.ts'
import { Count, Email, IdParameter, Instant, Maybe, oneOf, PlatformId, StoreName, Text, Uuid, VisibleText } from './fields.ts'
import { limits } from './limits.ts'
import { type ListGroup, ListReference, platformListKinds } from './lists.ts'
import { presetNames } from './rules/presets.ts'
import { proposalStates } from './rules/proposal.ts'
import { type ScoreComponentName, scoreComponents } from './rules/score.ts'

const closed = { additionalProperties: false }

/** A day of the store's calendar, and a time of it. */
const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', description: 'YYYY-MM-DD' })
const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM where the store is' })
/** In hundredths. */
const Percent = Type.Integer({ minimum: 0, maximum: 100 })

const weight = Type.Integer({ minimum: 0, maximum: 100 })
/** How much each part of the score counts. */
const Weights = Type.Object(
  Object.fromEntries(scoreComponents.map((name) => [name, weight])) as Record<ScoreComponentName, typeof weight>,
  closed,
)

/** Which lists are put in order: some, a category with all below it, or those whose name contains something. Later ones count as well. */
const Targets = Type.Union([
  Type.Object({ by: Type.Literal('lists'), lists: Type.Array(ListReference, { minItems: 1, maxItems: limits.automation.lists }) }, closed),
  Type.Object({ by: Type.Literal('below'), category: PlatformId }, closed),
  Type.Object({ by: Type.Literal('name'), contains: Text(limits.automation.name) }, closed),
])
export type AutomationTargets = Static<typeof Targets>

/** When it runs; `week` has its days from Monday, 1. */
const Cadence = Type.Union([
  Type.Object({ every: Type.Literal('hour') }, closed),
  Type.Object({ every: Type.Literal('day'), at: TimeOfDay }, closed),
  Type.Object({ every: Type.Literal('week'), weekday: Type.Integer({ minimum: 1, maximum: 7 }), at: TimeOfDay }, closed),
  Type.Object({ every: Type.Literal('synchronisation') }, closed),
  Type.Object({ every: Type.Literal('drift') }, closed),
])

/** What keeps a run from going too far; null where nothing does. What goes further waits as a proposal. */
const Guards = Type.Object(
  {
    /** The largest share of the first places that may be taken by products that did not stand there. */
    firstScreen: Maybe(Percent),
    /** The largest share of a list's products that may be moved. */
    places: Maybe(Percent),
    /** The least share of expected revenue that the first places must gain, in thousandths: a hundredth is much. */
    gain: Maybe(Type.Integer({ minimum: 0, maximum: 1_000 })),
    /** Nothing is published: each list waits as a proposal. */
    approval: Type.Boolean(),
    /** Hours in which nothing begins by itself. */
    quiet: Maybe(Type.Object({ from: TimeOfDay, to: TimeOfDay }, closed)),
  },
  closed,
)

/** By what lists are put in order: a preset, or weights of one's own. */
export const AutomationOrder = Type.Union([Type.Object({ preset: oneOf(presetNames) }, closed), Type.Object({ weights: Weights }, closed)])
export type AutomationOrder = Static<typeof AutomationOrder>

export const AutomationConfiguration = Type.Object(
  {
    targets: Targets,
    order: AutomationOrder,
    /** None where it is absent or null. */
    exploring: Type.Optional(Maybe(Exploring)),
    /** What holds on top; null keeps each list's own. */
    rules: Maybe(Rules),
    cadence: Cadence,
    /** First and last day; null without one. */
    startsOn: Maybe(Day),
    endsOn: Maybe(Day),
    paused: Type.Boolean(),
    guards: Guards,
    /** Where two automations meet on a list, the lower one orders it; of equal ones the older. */
    priority: Type.Integer({ minimum: 1, maximum: limits.automation.priorities }),
  },
  closed,
)
export type AutomationConfiguration = Static<typeof AutomationConfiguration>

/**
 * What became of a list in a run. `publishing` sends it to the platform. `proposed`, `first-screen` and `places` make a proposal
 * that waits: the first because that is wanted, the others because a guard rail was hit. All others leave the list as it is.
 */
export const automationOutcomes = [
  'publishing',
  'proposed',
  'unchanged',
  'first-screen',
  'places',
  'gain',
  'unpublished-work',
  'other-automation',
  'outside-limits',
  'not-scored',
  'gone',
  'busy',
] as const
export type AutomationOutcome = (typeof automationOutcomes)[number]

export const automationCauses = ['time', 'person', 'synchronisation', 'drift'] as const
export type AutomationCause = (typeof automationCauses)[number]

/** A list in a run. */
export const AutomationRunList = Type.Object({
  list: ListReference,
  listName: Type.String(),
  outcome: oneOf(automationOutcomes),
  /** The version that was saved; null where none was. */
  version: Maybe(Count),
  /** Share of the first places that others take, and of products that move; null where it was not worked out. */
  firstScreen: Maybe(Type.Number()),
  places: Maybe(Type.Number()),
  /** Share of expected revenue that the first places gain; null where nothing is expected. */
  gain: Maybe(Type.Number()),
  /** Its own, or the one of its proposal. */
  publication: Maybe(Type.String()),
  /** Products that its publication must write on the platform; null until that is worked out, and where nothing is published. */
  writes: Maybe(Count),
  proposal: Maybe(Type.String()),
  /** How its proposal stands now. */
  proposalState: Maybe(oneOf(proposalStates)),
  /** The automation that orders the list instead. */
  otherAutomation: Maybe(Count),
})
export type AutomationRunList = Static<typeof AutomationRunList>

const runFields = {
  id: Type.String(),
  automation: Count,
  cause: oneOf(automationCauses),
  state: Type.Union([Type.Literal('running'), Type.Literal('done'), Type.Literal('failed'), Type.Literal('cancelled')]),
  /** Why it failed, where it did. */
  failure: Maybe(oneOf(runFailures)),
  requestedAt: Instant,
  endedAt: Maybe(Instant),
}

/** A run without its lists: how many of them were published, by itself or once approved, and how many are as they were for a reason. */
export const AutomationRunSummary = Type.Object({
  ...runFields,
  ordered: Count,
  held: Count,
  unchanged: Count,
  /** Of the held ones, those whose proposal waits because that is wanted. */
  proposed: Count,
  /** Of the held ones, those that a guard rail stopped and whose proposal waits still. */
  guarded: Count,
})
export type AutomationRunSummary = Static<typeof AutomationRunSummary>
export const AutomationRun = Type.Object({ ...runFields, lists: Type.Array(AutomationRunList) })
export type AutomationRun = Static<typeof AutomationRun>

export const automationStates = ['active', 'paused', 'not-begun', 'over'] as const

/** A named configuration that orders lists by itself. */
export const Automation = Type.Object({
  id: Count,
  store: StoreName,
  name: Type.String(),
  configuration: AutomationConfiguration,
  state: oneOf(automationStates),
  /** When it runs next by itself; null where it waits for something else. */
  nextAt: Maybe(Instant),
  /** One more with each change. */
  version: Count,
  changedAt: Instant,
  /** Under whose name it works; null where they are no more. */
  changedBy: Maybe(Type.String()),
  /** Lists that it is for now. */
  lists: Count,
  /** Of these, how many another automation orders. */
  outranked: Count,
  lastRun: Maybe(AutomationRunSummary),
})
export type Automation = Static<typeof Automation>

const Given = { store: StoreName, name: VisibleText(limits.automation.name), configuration: AutomationConfiguration }
const person = { person: 'query.username' } as const
const byName = Type.Object({ username: Email })
const inStore = Type.Object({ store: StoreName, username: Email })
const writing = { permission: 'publications.write' } as const
const problems = [
  'automation/bad-targets',
  'automation/bad-dates',
  'automation/no-weights',
  'access/outside-limits',
  'limit/automations',
] as const

/** The five calls of the automations of one level. */
const callsOf = (level: ListGroup, part: string, name: string) => ({
  list: endpoint({
    id: `list${name}Automations`,
    service: 'catalogue',
    method: 'GET',
    path: `/api/v1/${part}/OrderMagic`,
    summary: `Magic orderings of the ${level} lists of a store, by name.`,
    query: inStore,
    reply: Type.Array(Automation),
    access: { ...person, store: 'query.store', permission: 'lists.read' },
  }),
  create: endpoint({
    id: `create${name}Automation`,
    service: 'catalogue',
    method: 'POST',
    path: `/api/v1/${part}/OrderMagic`,
    summary: `Makes a magic ordering of ${level} lists.`,
    query: byName,
    body: Type.Object(Given, closed),
    reply: Automation,
    problems: [...problems, 'automation/too-many'],
    access: { ...person, store: 'body.store', ...writing },
    creates: true,
  }),
  change: endpoint({
    id: `change${name}Automation`,
    service: 'catalogue',
    method: 'PUT',
    path: `/api/v1/${part}/OrderMagic`,
    summary: `Changes a magic ordering of ${level} lists.`,
    query: byName,
    /** `version`: the one that was changed. */
    body: Type.Object({ ...Given, id: IdParameter, version: Count }, closed),
    reply: Automation,
    problems: [...problems, 'automation/unknown', 'automation/stale-version'],
    access: { ...person, store: 'body.store', ...writing },
  }),
  remove: endpoint({
    id: `remove${name}Automation`,
    service: 'catalogue',
    method: 'DELETE',
    path: `/api/v1/${part}/OrderMagic/:id`,
    summary: `Deletes a magic ordering of ${level} lists; what it ordered stays.`,
    params: Type.Object({ id: IdParameter }),
    query: inStore,
    reply: Type.Object({}),
    problems: ['automation/unknown', 'access/outside-limits'],
    access: { ...person, store: 'query.store', ...writing },
  }),
  trigger: endpoint({
    id: `trigger${name}Automation`,
    service: 'catalogue',
    method: 'POST',
    path: `/api/v1/${part}/OrderMagic/:id/trigger`,
    summary: `Runs a magic ordering of ${level} lists now.`,
    params: Type.Object({ id: IdParameter }),
    query: inStore,
    reply: AutomationRunSummary,
    problems: ['automation/unknown', 'automation/already-running', 'access/outside-limits'],
    access: { ...person, store: 'query.store', ...writing },
  }),
})

const ofCategories = callsOf('category', 'Catalogue', 'Category')
const ofCollections = callsOf('collection', 'Collection', 'Collection')
export const listCategoryAutomations = ofCategories.list
export const createCategoryAutomation = ofCategories.create
export const changeCategoryAutomation = ofCategories.change
export const removeCategoryAutomation = ofCategories.remove
export const triggerCategoryAutomation = ofCategories.trigger
export const listCollectionAutomations = ofCollections.list
export const createCollectionAutomation = ofCollections.create
export const changeCollectionAutomation = ofCollections.change
export const removeCollectionAutomation = ofCollections.remove
export const triggerCollectionAutomation = ofCollections.trigger

/** The runs of one automation, newest first, each with what became of its lists. */
export const listAutomationRuns = endpoint({
  id: 'listAutomationRuns',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/automation-runs',
  summary: 'Runs of a magic ordering, newest first, with what became of each list.',
  query: Type.Object({ store: StoreName, username: Email, automation: IdParameter }),
  reply: Type.Array(AutomationRun),
  problems: ['automation/unknown'],
  access: { ...person, store: 'query.store', permission: 'lists.read' },
})

/** Stops a run: lists that it has not come to stay as they are. */
export const cancelAutomationRun = endpoint({
  id: 'cancelAutomationRun',
  service: 'catalogue',
  method: 'DELETE',
  path: '/api/v1/automation-runs/:id',
  summary: 'Stops a run of a magic ordering.',
  params: Type.Object({ id: Uuid }),
  query: inStore,
  reply: AutomationRunSummary,
  problems: ['automation/unknown', 'automation/not-running', 'access/outside-limits'],
  access: { ...person, store: 'query.store', ...writing },
})

/** What automations are kept apart by: those of categories, and those of collections of both kinds. */
export const automationLevels = platformListKinds
