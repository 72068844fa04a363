import Type, { type Static } from 'typebox'
import { Rules } from './arrangement.ts'
import { AutomationOrder } from './automations.ts'
import { endpoint } from './endpoint.ts'
import { Exploring } from './exploring.ts'
import { Count, Email, GivenInstant, Instant, Maybe, MinorUnits, oneOf, PlatformId, StoreName } from './fields.ts'
import { limits } from './limits.ts'
import { ListGroup, ListReference } from './lists.ts'
import type { PresetName } from './rules/presets.ts'

const closed = { additionalProperties: false }

export const assistantSteps = ['goal', 'lists', 'evidence', 'rules', 'publish'] as const
export type AssistantStep = (typeof assistantSteps)[number]

/** What a merchant wants, and the preset that goes there. */
export const goalPresets = {
  'sell-more': 'best-sellers',
  'clear-stock': 'clear-stock',
  'launch-new': 'new-first',
  'tidy-up': 'balanced',
} as const satisfies Record<string, PresetName>
export type AssistantGoal = keyof typeof goalPresets
export const assistantGoals = Object.keys(goalPresets) as readonly AssistantGoal[]

/** How it ends: a magic ordering that runs now and then rests, one that runs once at a time, or one that runs every week. */
export const assistantEnds = ['now', 'once', 'weekly'] as const

/** Where a person is in the assistant. Nothing but this is changed before its last step. */
export const AssistantPlan = Type.Object(
  {
    step: oneOf(assistantSteps),
    goal: oneOf(assistantGoals),
    group: ListGroup,
    lists: Type.Array(ListReference, { maxItems: limits.automation.lists }),
    rules: Rules,
    exploring: Maybe(Exploring),
    end: oneOf(assistantEnds),
    /** Each list waits as a proposal instead of being published. */
    approval: Type.Boolean(),
    /** When `once` is. */
    at: Maybe(GivenInstant),
  },
  closed,
)
export type AssistantPlan = Static<typeof AssistantPlan>

const inStore = Type.Object({ store: StoreName, username: Email })
const writing = { permission: 'orderings.write' } as const

export const readAssistantPlan = endpoint({
  id: 'readAssistantPlan',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/assistant-plan',
  summary: 'Where a person is in the assistant of a store; null where they have not begun.',
  query: inStore,
  reply: Type.Object({ plan: Maybe(AssistantPlan), changedAt: Maybe(Instant) }),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
})

export const keepAssistantPlan = endpoint({
  id: 'keepAssistantPlan',
  service: 'catalogue',
  method: 'PUT',
  path: '/api/v1/assistant-plan',
  summary: 'Keeps where a person is in the assistant of a store.',
  query: Type.Object({ username: Email }),
  body: Type.Object({ store: StoreName, plan: AssistantPlan }, closed),
  reply: Type.Object({}),
  access: { person: 'query.username', store: 'body.store', ...writing },
})

export const forgetAssistantPlan = endpoint({
  id: 'forgetAssistantPlan',
  service: 'catalogue',
  method: 'DELETE',
  path: '/api/v1/assistant-plan',
  summary: 'Begins the assistant of a store anew.',
  query: inStore,
  reply: Type.Object({}),
  access: { person: 'query.username', store: 'query.store', ...writing },
})

/** A product that would stand elsewhere among the first places, with the facts that explain it. */
export const ProposedMove = Type.Object({
  product: PlatformId,
  name: Type.String(),
  imageUrl: Maybe(Type.String()),
  /** Places from 1. */
  from: Count,
  to: Count,
  /** Of the last 30 days. */
  units30: Type.Integer(),
  revenue30: MinorUnits,
  stock: Count,
  /** Weeks that the stock lasts at the pace of the last 30 days; null where nothing was sold. */
  stockWeeks: Maybe(Type.Number()),
  /** Days since its release; null where nobody knows. */
  age: Maybe(Type.Integer()),
  /** Revenue that it is expected to bring within `limits.score.demandDays`; null where nothing is known. */
  expected: Maybe(MinorUnits),
  /** It was given its place by exploring. */
  explored: Type.Boolean(),
})
export type ProposedMove = Static<typeof ProposedMove>

/** What a configuration would make of a list now. Changes nothing. */
export const ProposedOrder = Type.Object({
  /** False until the products of the list have scores. */
  scored: Type.Boolean(),
  /** Products of the first places that stand elsewhere now, by their new place. */
  moves: Type.Array(ProposedMove),
  /** Share of the first places that others take, and of products that move. */
  firstScreen: Type.Number(),
  places: Type.Number(),
  /** Share of expected revenue that the first places gain; null where nothing is expected. */
  gain: Maybe(Type.Number()),
})
export type ProposedOrder = Static<typeof ProposedOrder>

export const proposeOrder = endpoint({
  id: 'proposeOrder',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/proposed-orders',
  summary: 'What a magic ordering would make of a list now, with the facts that explain it.',
  query: Type.Object({ username: Email }),
  body: Type.Object(
    { store: StoreName, list: ListReference, order: AutomationOrder, rules: Maybe(Rules), exploring: Maybe(Exploring) },
    closed,
  ),
  reply: ProposedOrder,
  problems: ['automation/no-weights', 'catalogue/unknown-category', 'catalogue/unknown-collection', 'samara-collection/unknown'],
  access: { person: 'query.username', store: 'body.store', permission: 'lists.read', about: { list: 'body.list' } },
})
