import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, IdParameter, Instant, Maybe, oneOf, StoreName, Text } from './fields.ts'
import { limits } from './limits.ts'
import { ListKind } from './lists.ts'
import { learnedBases, scoreComponents } from './rules/score.ts'

/** One component of a samaraScore: its weight, where the product stands in the list (0 lowest, 1 highest), and the figure behind it. */
export const ScoreComponent = Type.Object({
  id: oneOf(scoreComponents),
  /** Hundredths; all components together 100. */
  weight: Count,
  /** Null where the product has no figure for it: it then counts as the middle. */
  percentile: Maybe(Type.Number()),
  /** The figure itself, in the component's own unit. */
  figure: Maybe(Type.Number()),
})

const Score = Type.Integer({ minimum: 0, maximum: limits.score.highest })

/** What a merchant put in the place of a computed score. */
export const ScoreOverrule = Type.Object({
  score: Score,
  /** Last day that it holds, YYYY-MM-DD; null for always. */ until: Maybe(Type.String()),
  reason: Type.String(),
  by: Maybe(Type.String()),
  at: Instant,
})
export type ScoreOverrule = Static<typeof ScoreOverrule>

/** By what demand was worked out; `recent`: what was sold lately, since there are too few sales to learn from. */
export const demandBases = [...learnedBases, 'recent'] as const
export type DemandBasis = (typeof demandBases)[number]

/** How a product's samaraScore came about in a list. */
export const ExplainedScore = Type.Object({
  product: Count,
  /** Null until it was worked out. */
  score: Maybe(Score),
  components: Type.Array(ScoreComponent),
  demandBasis: oneOf(demandBases),
  overrule: Maybe(ScoreOverrule),
  /** Day up to which sales were counted, YYYY-MM-DD; null until it was worked out. */
  asOf: Maybe(Type.String()),
})
export type ExplainedScore = Static<typeof ExplainedScore>

/** The samaraScore of a product within a list, explained. */
export const readScore = endpoint({
  id: 'readScore',
  service: 'catalogue',
  method: 'GET',
  path: '/api/v1/scores/:product',
  summary: 'How the samaraScore of a product came about in a list.',
  params: Type.Object({ product: IdParameter }),
  query: Type.Object({ store: StoreName, username: Email, kind: ListKind, id: IdParameter }),
  reply: ExplainedScore,
  problems: ['catalogue/unknown-product'],
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read', about: { kind: 'query.kind', id: 'query.id' } },
})

/** Puts another score in the place of the computed one, in every list of the product, until a day. */
export const overruleScore = endpoint({
  id: 'overruleScore',
  service: 'catalogue',
  method: 'PUT',
  path: '/api/v1/score-overrules/:product',
  summary: 'Overrules the samaraScore of a product.',
  params: Type.Object({ product: IdParameter }),
  query: Type.Object({ username: Email }),
  body: Type.Object(
    { store: StoreName, score: Score, until: Maybe(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })), reason: Text(300) },
    { additionalProperties: false },
  ),
  reply: ScoreOverrule,
  problems: ['catalogue/unknown-product', 'score/past-day'],
  access: { person: 'query.username', store: 'body.store', permission: 'scores.write', about: { product: 'params.product' } },
})

/** Lets the computed score count again. */
export const takeBackOverrule = endpoint({
  id: 'takeBackOverrule',
  service: 'catalogue',
  method: 'DELETE',
  path: '/api/v1/score-overrules/:product',
  summary: 'Takes an overruled samaraScore back.',
  params: Type.Object({ product: IdParameter }),
  query: Type.Object({ store: StoreName, username: Email }),
  reply: Type.Object({ takenBack: Type.Boolean() }),
  access: { person: 'query.username', store: 'query.store', permission: 'scores.write', about: { product: 'params.product' } },
})
