import Type, { type Static } from 'typebox'
import { Criteria, type Criterion, Edit, Move, Pins, Rules } from './arrangement.ts'
import { type CompactProductList, OrderingState } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { Count, Email, GivenInstant, IdParameter, Instant, Maybe, oneOf, PlatformId, StoreName, Text } from './fields.ts'
import { BadFileLines, badLinesShown, fileProblems } from './file-lines.ts'
import { limits } from './limits.ts'
import { ListKind, ListReference, unknownListProblems } from './lists.ts'
import { PublicationWay, shownOrdering } from './publication.ts'
import type { Sequence } from './rules/sequence.ts'

/** How a saved ordering came about. */
export const orderingSources = ['hand', 'criteria', 'rules', 'file', 'version', 'mass', 'automation', 'platform'] as const
export type OrderingSource = (typeof orderingSources)[number]
export const OrderingSource = oneOf(orderingSources)

/**
 * The ordering that a person wants to publish, as it is on screen. The
 * workbench makes it, and the review of the publication shows and sends it.
 */
export interface PublishRequest {
  /** The list as it was loaded: its products in columns, and the version that is saved. */
  loadedList: CompactProductList
  /** The view of the ordering on screen: what shoppers would get. */
  view: Sequence
  /** What the person sorted by last. */
  criteria: readonly Criterion[]
  /** Whether it must be saved first. */
  unsaved: boolean
}

const wholeProblems = ['ordering/unknown-product', 'ordering/duplicate-product', 'ordering/incomplete'] as const
const listProblems = Object.values(unknownListProblems)

/**
 * Saves an ordering: the sequence whole (`products`) or as what moved since `version` (`moves`, far cheaper on a long list); pins and
 * rules where they changed. Refused with `ordering/stale-version` when someone saved in between.
 */
export const saveSortTable = endpoint({
  id: 'saveSortTable',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/Catalogue/saveSortTable',
  summary: 'Saves the ordering of a list: its sequence, whole or as moves, its pins and its rules.',
  query: Type.Object({ username: Email }),
  body: Type.Object(
    {
      store: StoreName,
      list: ListReference,
      version: Count,
      name: Type.Optional(Text(120)),
      products: Type.Optional(Type.Array(PlatformId, { maxItems: limits.list.products })),
      moves: Type.Optional(Type.Array(Move, { minItems: 1, maxItems: limits.list.movesPerSave })),
      pins: Type.Optional(Pins),
      rules: Type.Optional(Rules),
      /** How it came about, and in how many steps: shown in the history. */
      source: Type.Optional(OrderingSource),
      steps: Type.Optional(Count),
      /** The criteria in force; kept with the person and the store. */
      logUserCriterias: Type.Optional(Criteria),
    },
    { additionalProperties: false },
  ),
  mostBytes: limits.body.wholeList,
  reply: OrderingState,
  problems: [...listProblems, 'ordering/stale-version', ...wholeProblems, 'ordering/duplicate-pin'],
  access: { person: 'query.username', store: 'body.store', permission: 'orderings.write', about: { list: 'body.list' } },
})

const ofList = { store: StoreName, username: Email, kind: ListKind, id: IdParameter }

/** An ordering that was saved once. */
export const SavedVersion = Type.Object({
  version: Count,
  savedAt: Instant,
  savedBy: Maybe(Type.String()),
  name: Maybe(Type.String()),
  source: Maybe(OrderingSource),
  /** Steps that it was made in, where that is known. */
  steps: Maybe(Count),
  pins: Count,
  rules: Rules,
  published: Type.Boolean(),
  /**
   * Who proposed to publish it and who approved that, by name; empty where they are no more. Null where nobody proposed what was published.
   */
  proposal: Maybe(Type.Object({ proposedBy: Type.String(), approvedBy: Type.String() })),
})
export type SavedVersion = Static<typeof SavedVersion>

/** What was saved of a list, newest first, at most 100. */
export const orderingVersions = endpoint({
  id: 'orderingVersions',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/ordering-versions',
  summary: 'Orderings that were saved of a list, newest first.',
  query: Type.Object(ofList),
  reply: Type.Array(SavedVersion),
  problems: listProblems,
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { kind: 'query.kind', id: 'query.id' } },
})

/** A product that is in a saved ordering, but no longer in the list. */
export const FormerProduct = Type.Object({ id: PlatformId, name: Type.String(), reference: Type.String(), imageUrl: Maybe(Type.String()) })
export type FormerProduct = Static<typeof FormerProduct>

/** One saved ordering, to be compared and restored. */
export const readOrderingVersion = endpoint({
  id: 'readOrderingVersion',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/ordering-versions/:version',
  summary: 'One saved ordering of a list, as it was.',
  params: Type.Object({ version: IdParameter }),
  query: Type.Object(ofList),
  reply: Type.Object({
    version: SavedVersion,
    /** The sequence that people made. */
    sequence: Type.Array(PlatformId),
    pins: Pins,
    former: Type.Array(FormerProduct),
  }),
  problems: [...listProblems, 'ordering/unknown-version'],
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { kind: 'query.kind', id: 'query.id' } },
  bulk: true,
})

/** An edit that is not saved yet, as it is kept for the person. */
export const OrderingDraft = Type.Object(
  {
    /** The saved version that it began from. */
    version: Count,
    /** Steps in their sequence; the last `undone` of them were taken back. */
    edits: Type.Array(Edit, { maxItems: 10_000 }),
    undone: Count,
    /** When it was changed last, by the clock of the device. */
    at: GivenInstant,
  },
  { additionalProperties: false },
)
export type OrderingDraft = Static<typeof OrderingDraft>

/** The person's own draft of a list; null where there is none. */
export const readDraft = endpoint({
  id: 'readDraft',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/ordering-drafts',
  summary: "The person's draft of a list, kept from any device.",
  query: Type.Object(ofList),
  reply: Maybe(OrderingDraft),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { kind: 'query.kind', id: 'query.id' } },
  bulk: true,
})

/** Keeps the person's draft of a list; null forgets it. An older draft never takes the place of a newer one. */
export const keepDraft = endpoint({
  id: 'keepDraft',
  service: 'catalogue',
  method: 'PUT',
  path: '/api/v1/ordering-drafts',
  summary: "Keeps the person's draft of a list.",
  query: Type.Object(ofList),
  body: Type.Object({ draft: Maybe(OrderingDraft) }, { additionalProperties: false }),
  mostBytes: limits.body.wholeList,
  reply: Type.Object({ at: Maybe(Instant) }),
  access: { person: 'query.username', store: 'query.store', permission: 'orderings.write', about: { kind: 'query.kind', id: 'query.id' } },
})

/** Another list that shares products: the platform knows one score for each product, whichever list it stands in. */
export const PublicationConflict = Type.Object({
  list: ListReference,
  listName: Type.String(),
  /** `published`: its ordering on the platform would be disturbed; `scheduled`: its publication, at `at`, would disturb this one. */
  kind: Type.Union([Type.Literal('published'), Type.Literal('scheduled')]),
  /** When it was published, or will be. */
  at: Instant,
  /** Products that both hold and of which the score changes. */
  shared: Count,
  /** Products of it that would no longer stand where it wants them; for a scheduled one, of this list. */
  displaced: Count,
})
export type PublicationConflict = Static<typeof PublicationConflict>

/** What publishing an ordering would do. */
export const PublicationReview = Type.Object({
  /** The list as the platform has it, by the totals that are known. */
  live: Type.Array(PlatformId),
  former: Type.Array(FormerProduct),
  way: PublicationWay,
  /** Product writes that are needed: the proven minimum for scores and positions, every product for a file. */
  writes: Count,
  /** Platform calls, and the seconds they take at the rate that is allowed. */
  calls: Count,
  seconds: Count,
  conflicts: Type.Array(PublicationConflict),
})
export type PublicationReview = Static<typeof PublicationReview>

/** Works out what publishing an ordering would do, without doing it. */
export const reviewPublication = endpoint({
  id: 'reviewPublication',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/publication-reviews',
  summary: 'What publishing an ordering would do: the live ordering, the writes, the time.',
  query: Type.Object({ username: Email }),
  body: Type.Object({ store: StoreName, list: ListReference, ...shownOrdering }, { additionalProperties: false }),
  mostBytes: limits.body.wholeList,
  reply: PublicationReview,
  problems: [...listProblems, ...wholeProblems, 'publication/not-as-seen'],
  access: { person: 'query.username', store: 'body.store', permission: 'lists.read', about: { list: 'body.list' } },
  bulk: true,
})

/** What a recipe does to a list. */
export const MassOutcome = Type.Object({
  list: ListReference,
  products: Count,
  /** Products that stand elsewhere afterwards because they moved, not because others did. */
  moved: Count,
  /** Share of the last 30 days' revenue that stands in the first 24 places, 0 to 1; null where nothing was sold. */
  shareBefore: Maybe(Type.Number()),
  shareAfter: Maybe(Type.Number()),
  /** Sold-out products in the first 24 places, afterwards. */
  soldOutFirst: Count,
  result: Type.Union([Type.Literal('preview'), Type.Literal('saved'), Type.Literal('unchanged')]),
  ordering: OrderingState,
})
export type MassOutcome = Static<typeof MassOutcome>

/**
 * Applies a recipe (criteria, rules) to one list, or previews it. Mass ordering sends one call per list, so each has its result.
 * `version` is the one that the preview showed; a later one is refused.
 */
export const massOrdering = endpoint({
  id: 'massOrdering',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/mass-orderings',
  summary: 'Puts one list in order by criteria and rules, or previews it.',
  query: Type.Object({ username: Email }),
  body: Type.Object(
    {
      store: StoreName,
      list: ListReference,
      criteria: Criteria,
      /** Null keeps the list's own rules. */
      rules: Maybe(Rules),
      apply: Type.Boolean(),
      version: Type.Optional(Count),
    },
    { additionalProperties: false },
  ),
  reply: MassOutcome,
  problems: [...listProblems, 'ordering/stale-version', 'ordering/unknown-column'],
  access: { person: 'query.username', store: 'body.store', permission: 'orderings.write', about: { list: 'body.list' } },
})

/** What an ordering file says, line by line. */
export const CheckedFile = Type.Object({
  /** Lines with content, without the head. */
  lines: Count,
  /** Products of the good lines, in the file's sequence; `positions` (from 1) beside them, null where the file gives none. */
  products: Type.Array(PlatformId),
  positions: Type.Array(Maybe(Type.Integer())),
  ...badLinesShown,
})
export type CheckedFile = Static<typeof CheckedFile>

/** Reads an ordering file (CSV or XLSX) against a list. Nothing is changed. */
export const checkOrderingFile = endpoint({
  id: 'checkOrderingFile',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/ordering-files',
  summary: 'Reads a CSV or XLSX file of product ids or references against a list, line by line.',
  query: Type.Object(ofList),
  upload: limits.list.fileBytes,
  reply: CheckedFile,
  problems: [...listProblems, ...fileProblems],
  access: { person: 'query.username', store: 'query.store', permission: 'orderings.write', about: { kind: 'query.kind', id: 'query.id' } },
  bulk: true,
})

/** Every line of an ordering file that cannot be used, to be kept as a file. Nothing is changed. */
export const badFileLines = endpoint({
  id: 'badFileLines',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/ordering-files/bad-lines',
  summary: 'Reads the same file as checkOrderingFile and gives every line that cannot be used, not only the first ones.',
  query: Type.Object(ofList),
  upload: limits.list.fileBytes,
  reply: BadFileLines,
  problems: [...listProblems, ...fileProblems],
  access: { person: 'query.username', store: 'query.store', permission: 'orderings.write', about: { kind: 'query.kind', id: 'query.id' } },
  bulk: true,
})
