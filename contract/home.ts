import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { runFailures } from './failures.ts'
import { Count, Email, Instant, Maybe, MinorUnits, oneOf, PlatformId, StoreName } from './fields.ts'
import { ListGroup, ListKind } from './lists.ts'
import { PublicationState } from './publication.ts'
import { attentionReasons, type AttentionReason } from './rules/attention.ts'
import type { ListStatus } from './rules/list-status.ts'
import { SoldToday } from './sold-figures.ts'

/** A list with its status, its health and the pictures of its first products, as shoppers see it. */
const SeenList = {
  kind: ListKind,
  id: PlatformId,
  name: Type.String(),
  /** Names of a category's ancestors from the root, joined by ` / `; empty at the root and for collections. */
  routeBefore: Type.String(),
  status: Type.Unsafe<ListStatus>(Type.Union([PublicationState, Type.Literal('draft'), Type.Literal('never'), Type.Literal('drifted')])),
  products: Count,
  soldOut: Count,
  /** Of the first places. */
  soldOutFirst: Count,
  /** Null: the product has none. */
  pictures: Type.Array(Maybe(Type.String()), { maxItems: 4 }),
}

/** A list that somebody should look at. */
export const ListInNeed = Type.Object({
  ...SeenList,
  reason: oneOf(attentionReasons),
  /** Of 30 days: what its first places are worth. */
  revenue30: MinorUnits,
  /** Products that stand elsewhere on the platform; null where none do. */
  drifted: Maybe(Count),
  savedAt: Maybe(Instant),
})
export type ListInNeed = Static<typeof ListInNeed>

/** A list that the person opened. */
export const RecentList = Type.Object({ ...SeenList, openedAt: Instant })
export type RecentList = Static<typeof RecentList>

/** Why nothing comes from the platform. */
export const StoreTrouble = Type.Object({
  /** `credential`: the platform refuses the key, whatever ran; `synchronisation`: the newest one failed for another reason. */
  kind: oneOf(['credential', 'synchronisation'] as const),
  failure: oneOf(runFailures),
  at: Instant,
})
export type StoreTrouble = Static<typeof StoreTrouble>

/** A magic ordering whose last run left something for a person to decide, or failed. */
export const HeldAutomation = Type.Object({
  id: Count,
  level: ListGroup,
  name: Type.String(),
  failed: Type.Boolean(),
  /** Lists that wait as a proposal because a guard rail was hit, and because that is wanted. */
  held: Count,
  proposed: Count,
})
export type HeldAutomation = Static<typeof HeldAutomation>

/** How far a store has come on its way to a first ordering that shoppers see. What is true once stays true until the list is gone. */
export const FirstSteps = Type.Object({
  /** A list was saved. */
  ordered: Type.Boolean(),
  /** A publication was asked for, which its review comes before. */
  reviewed: Type.Boolean(),
  /** The platform has a list as it was published. */
  published: Type.Boolean(),
  /** The list that was saved last and is not published yet; null where there is none. */
  next: Maybe(Type.Object({ kind: ListKind, id: PlatformId })),
})
export type FirstSteps = Static<typeof FirstSteps>

export const Home = Type.Object({
  currency: Type.String(),
  trouble: Maybe(StoreTrouble),
  /** Lists whose publication waits, runs, or is being verified. */
  running: Count,
  /** The first few, those that sell most first; of each reason there is at least one. */
  attention: Type.Array(ListInNeed),
  /** How many lists there are of each reason. */
  counts: Type.Object({ failed: Count, drifted: Count, 'sold-out': Count, unpublished: Count } satisfies Record<
    AttentionReason,
    typeof Count
  >),
  /** How many lists of each group need attention, for whatever reason. */
  inNeed: Type.Object({ category: Count, collection: Count } satisfies Record<ListGroup, typeof Count>),
  /** Proposals that the person may publish, and those of their own that were sent back. */
  proposals: Type.Object({ waiting: Count, sentBack: Count }),
  automations: Type.Object({
    held: Type.Array(HeldAutomation),
    /** The one that runs next by itself; null where none will. */
    next: Maybe(Type.Object({ id: Count, level: ListGroup, name: Type.String(), at: Instant })),
  }),
  /** Null where the caller may not read reports. */
  sales: Maybe(SoldToday),
  /** The lists that the person opened last, the last one first. */
  recent: Type.Array(RecentList),
  firstSteps: FirstSteps,
})
export type Home = Static<typeof Home>

/**
 * What a person sees first: what needs attention, today's sales, and where they left off. Lists outside a partner's limits are left out.
 */
export const readHome = endpoint({
  id: 'readHome',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/home',
  summary: "What needs attention in a store, today's sales, and the lists that the person opened last.",
  query: Type.Object({ store: StoreName, username: Email }),
  reply: Home,
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
})
