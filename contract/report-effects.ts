import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Maybe, oneOf, PlatformId, StoreName, Uuid } from './fields.ts'
import { ListKind } from './lists.ts'
import { access } from './report-parts.ts'
import { Day } from './sold-figures.ts'
import { PublicationMark } from './reports.ts'

/**
 * What an ordering did, as far as it is known: its list sold more or less than without it, that is undecided, or the days are not over yet.
 * `outside-limits`: in these days its first places also sold products that the person may not see.
 */
export const effectVerdicts = ['more', 'less', 'undecided', 'not-yet', 'too-few-sales', 'outside-limits'] as const
export type EffectVerdict = (typeof effectVerdicts)[number]

/** The change against what was to be expected from lists that were left alone, in thousandths: 120 is 12 % more. */
export const OrderingChange = Type.Object({
  verdict: oneOf(effectVerdicts),
  /** Null with `not-yet`, `too-few-sales` and `outside-limits`. */
  change: Maybe(Type.Integer()),
  /** 95 of 100 such intervals hold the true change. */
  low: Maybe(Type.Integer()),
  high: Maybe(Type.Integer()),
  /** The smallest change that could be recognised here, in thousandths, more or less; null where none could. */
  smallest: Maybe(Count),
})
export type OrderingChange = Static<typeof OrderingChange>

/** What else happened to the list within the days that are looked at. */
export const overlapKinds = ['publication', 'sold-out', 'price'] as const
export const EffectOverlap = Type.Object({
  kind: oneOf(overlapKinds),
  day: Day,
  /** Products that it is about; of another publication those that it wrote. */
  products: Count,
  publication: Maybe(Uuid),
  /** The other list that the publication is of, which shares first products; null where it is of the list itself. */
  list: Maybe(Type.Object({ kind: ListKind, id: PlatformId, name: Type.String() })),
})
export type EffectOverlap = Static<typeof EffectOverlap>

const MovedProduct = Type.Object({
  id: PlatformId,
  name: Type.String(),
  imageUrl: Maybe(Type.String()),
  was: Maybe(Count),
  is: Maybe(Count),
})

/** What one publication changed, and what came of it. */
export const orderingEffect = endpoint({
  id: 'orderingEffect',
  service: 'reports',
  method: 'GET',
  path: '/api/v1/reports/effects',
  summary:
    'What a publication changed in the first places of its list, and what its list sold there since, against lists that were left alone.',
  query: Type.Object({ store: StoreName, publication: Uuid }),
  reply: Type.Object({
    currency: Type.String(),
    timeZone: Type.String(),
    mark: PublicationMark,
    /** Of the first 24 places before and after; `was` or `is` is null where it was outside. At most 24 of each. */
    moved: Type.Array(MovedProduct),
    /** Of the first 24 places. */
    entered: Count,
    left: Count,
    /**
     * True while it is being worked out where lists showed what was sold: `effects`
     * say too little until then. The event `sales-history` says when it is done.
     */
    pending: Type.Boolean(),
    effects: Type.Array(Type.Object({ days: Count, from: Day, to: Day, revenue: OrderingChange, units: OrderingChange })),
    /** Lists that it is held against: only those all of whose sales the person may see. */
    control: Type.Object({ lists: Count, weeks: Count }),
    overlaps: Type.Array(EffectOverlap),
  }),
  problems: ['publication/unknown'],
  access: { ...access, about: { publication: 'query.publication' } },
})
export type OrderingEffect = Static<typeof orderingEffect.reply>
