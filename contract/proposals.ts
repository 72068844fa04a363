import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Maybe, oneOf, PlatformId, StoreName, Text, Uuid, VisibleText } from './fields.ts'
import { limits } from './limits.ts'
import { ListReference, unknownListProblems } from './lists.ts'
import { Publication, shownOrdering } from './publication.ts'
import { fingerprintPattern } from './rules/fingerprint.ts'
import { proposalStates } from './rules/proposal.ts'

/** A saved version of a list that a partner wants published, and that waits for somebody who may publish. */
export const Proposal = Type.Object({
  id: Type.String(),
  store: StoreName,
  list: ListReference,
  /** As it was called when it was proposed. */
  listName: Type.String(),
  /** Whether the store still has the list. */
  listThere: Type.Boolean(),
  version: Count,
  state: oneOf(proposalStates),
  /** What the person says with it; null where they say nothing. */
  word: Maybe(Type.String()),
  proposedBy: Type.String(),
  /** Name of the magic ordering that made it, under that person's name; null where the person did. */
  automation: Maybe(Type.String()),
  /** The signed-in person sent it. */
  own: Type.Boolean(),
  /** Whether that person still works in the store. */
  proposerHere: Type.Boolean(),
  proposedAt: Instant,
  /** When it is to begin; null for at once. */
  startsAt: Maybe(Instant),
  /** When the former ordering comes back; null where this one stays. */
  endsAt: Maybe(Instant),
  decidedBy: Maybe(Type.String()),
  decidedAt: Maybe(Instant),
  /** Why it was sent back. */
  answer: Maybe(Type.String()),
  /** It was changed before it was published. */
  edited: Type.Boolean(),
  publication: Maybe(Type.String()),
  /** How the list changed since, see `changeSince`. */
  changed: Maybe(
    Type.Object({ what: Type.Union([Type.Literal('saved'), Type.Literal('published')]), at: Instant, by: Maybe(Type.String()) }),
  ),
  /** Whether the signed-in person may publish it. */
  mayDecide: Type.Boolean(),
  /** Names of those who may. */
  approvers: Type.Array(Type.String()),
})
export type Proposal = Static<typeof Proposal>

const one = { params: Type.Object({ id: Uuid }), query: Type.Object({ store: StoreName, username: Email }) }
const access = { person: 'query.username', store: 'query.store' } as const

/** Times of a publication: when it begins, and when the former ordering comes back. */
const times = { startsAt: Type.Optional(Maybe(Instant)), endsAt: Type.Optional(Maybe(Instant)) }

/**
 * Sends an ordering for approval. It takes the place of the person's own open
 * proposal of the list. `version` and what was seen are held against the list as in
 * `indexCategory`. The same `Idempotency-Key` gives the same proposal.
 */
export const sendProposal = endpoint({
  id: 'sendProposal',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/proposals',
  summary: 'Sends the ordering of a list for approval.',
  query: Type.Object({ username: Email }),
  body: Type.Object(
    {
      store: StoreName,
      list: ListReference,
      version: Count,
      ...shownOrdering,
      ...times,
      word: Type.Optional(Text(limits.proposal.word)),
    },
    { additionalProperties: false },
  ),
  mostBytes: limits.body.wholeList,
  reply: Proposal,
  problems: [
    ...Object.values(unknownListProblems),
    'ordering/unknown-product',
    'ordering/duplicate-product',
    'ordering/incomplete',
    'ordering/stale-version',
    'publication/not-as-seen',
    'publication/bad-time',
    'publication/key-reused',
  ],
  access: { person: 'query.username', store: 'body.store', permission: 'proposals.write', about: { list: 'body.list' } },
  creates: true,
})

/** Of all stores of a person: what waits and they may publish, and what they sent and is still open; the oldest first. */
export const listProposals = endpoint({
  id: 'listProposals',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/proposals',
  summary: 'Proposals that the person may decide on, and their own open ones, of all their stores.',
  query: Type.Object({ username: Email }),
  reply: Type.Array(Proposal),
  access: { person: 'query.username' },
})

/** One proposal with its products, as shoppers would get them now. */
export const readProposal = endpoint({
  id: 'readProposal',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/proposals/:id',
  summary: 'One proposal with the ordering that it would publish now.',
  ...one,
  reply: Type.Object({
    proposal: Proposal,
    /** The version of the list that is saved now. */
    present: Count,
    /** Null where the store has the list no more. */
    products: Maybe(Type.Array(PlatformId)),
    /** The list lies outside what the person who sent it may work on now. */
    outside: Type.Boolean(),
  }),
  problems: ['proposal/unknown'],
  access: { ...access, permission: 'publications.read', about: { proposal: 'params.id' } },
  bulk: true,
})

/**
 * Publishes a proposal under the name of the person who approves it. Where somebody saved the list
 * since, its version is saved anew first. `version` is the version of the list that the person saw, and
 * `seen` the fingerprint of the products. A beginning that was proposed and is over is refused with
 * `proposal/time-passed`: the person chooses another one. The same `Idempotency-Key` gives the same publication.
 */
export const approveProposal = endpoint({
  id: 'approveProposal',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/proposals/:id/publications',
  summary: 'Publishes a proposal, now or at a time.',
  ...one,
  body: Type.Object(
    {
      version: Count,
      seen: Type.String({ pattern: fingerprintPattern }),
      ...times,
      /** Calls off one of the list that is scheduled for the same minute. */
      replaces: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  reply: Publication,
  problems: [
    'proposal/unknown',
    'proposal/already-decided',
    'proposal/time-passed',
    'limit/products',
    ...Object.values(unknownListProblems),
    'ordering/stale-version',
    'ordering/unknown-version',
    'publication/not-as-seen',
    'publication/already-running',
    'publication/already-scheduled',
    'publication/key-reused',
    'publication/bad-time',
  ],
  access: { ...access, permission: 'publications.write', about: { proposal: 'params.id' } },
  creates: true,
})

/** Sends a proposal back with a word. */
export const sendBackProposal = endpoint({
  id: 'sendBackProposal',
  service: 'catalogue',
  method: 'POST',
  path: '/api/v1/proposals/:id/answers',
  summary: 'Sends a proposal back with a word.',
  ...one,
  body: Type.Object({ word: VisibleText(limits.proposal.word) }, { additionalProperties: false }),
  reply: Proposal,
  problems: ['proposal/unknown', 'proposal/already-decided'],
  access: { ...access, permission: 'publications.write', about: { proposal: 'params.id' } },
})

/** Withdraws a proposal of one's own that waits or was sent back. */
export const withdrawProposal = endpoint({
  id: 'withdrawProposal',
  service: 'catalogue',
  method: 'DELETE',
  path: '/api/v1/proposals/:id',
  summary: "Withdraws a proposal of the person's own.",
  ...one,
  reply: Proposal,
  problems: ['proposal/unknown', 'proposal/already-decided', 'proposal/not-own'],
  access: { ...access, permission: 'proposals.write' },
})
