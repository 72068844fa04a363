import Type, { type Static } from 'typebox'
import { PlatformId } from './fields.ts'
import { limits } from './limits.ts'

/** A column that products are sorted by, and which way it counts. */
export const Criterion = Type.Object(
  {
    column: Type.String({ maxLength: 60, pattern: '^[A-Za-z][A-Za-z0-9]*$' }),
    sort: Type.Union([Type.Literal('ASC'), Type.Literal('DESC')]),
  },
  { additionalProperties: false },
)
export type Criterion = Static<typeof Criterion>
/** The four slots; the first counts most. */
export const Criteria = Type.Array(Criterion, { maxItems: limits.list.criteria })

/** A product held at an absolute position, from 1, whatever criteria and rules do. */
export const Pin = Type.Object(
  { product: PlatformId, position: Type.Integer({ minimum: 1, maximum: limits.list.products }) },
  { additionalProperties: false },
)
export type Pin = Static<typeof Pin>
export const Pins = Type.Array(Pin, { maxItems: limits.list.pins })

/** What holds on top of the sequence that people made. */
export const Rules = Type.Object(
  {
    /** Sold-out products go last; they are back at their exact place when stock returns. */
    soldOutLast: Type.Boolean(),
    /** At most so many in a row of one brand or category. */
    inARow: Type.Union([
      Type.Object(
        { by: Type.Union([Type.Literal('brand'), Type.Literal('category')]), most: Type.Integer({ minimum: 1, maximum: 20 }) },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
    /** In every n places at least one product that was released in the last days, as far as there are any. */
    newEvery: Type.Union([
      Type.Object(
        { every: Type.Integer({ minimum: 2, maximum: 50 }), days: Type.Integer({ minimum: 1, maximum: 365 }) },
        { additionalProperties: false },
      ),
      Type.Null(),
    ]),
  },
  { additionalProperties: false },
)
export type Rules = Static<typeof Rules>

/** No rule at all. */
export const noRules: Rules = { soldOutLast: false, inARow: null, newEvery: null }

/** Products taken out, in their present relative order, and put back right after `after` (null: at the top). */
export const Move = Type.Object({
  products: Type.Array(PlatformId, { minItems: 1, maxItems: limits.list.products }),
  after: Type.Union([PlatformId, Type.Null()]),
})
export type Move = Static<typeof Move>

/** One thing that a person did to an ordering. An edit says what was meant, so that it can be done again on a newer ordering. */
export type Edit =
  | { kind: 'move'; products: number[]; after: number | null }
  | { kind: 'pin'; pins: Pin[] }
  | { kind: 'release'; products: number[] }
  | { kind: 'rules'; rules: Rules }
  | { kind: 'sort'; criteria: Criterion[] }
  /** The whole sequence from elsewhere: a file, or an ordering that was saved before, with its pins and rules. */
  | { kind: 'replace'; from: 'file' | 'version'; products: number[]; pins?: Pin[] | undefined; rules?: Rules | undefined }

const kind = <K extends string>(name: K) => Type.Literal(name)
export const Edit = Type.Unsafe<Edit>(
  Type.Union([
    Type.Object({ kind: kind('move'), products: Move.properties.products, after: Move.properties.after }, { additionalProperties: false }),
    Type.Object({ kind: kind('pin'), pins: Pins }, { additionalProperties: false }),
    Type.Object({ kind: kind('release'), products: Move.properties.products }, { additionalProperties: false }),
    Type.Object({ kind: kind('rules'), rules: Rules }, { additionalProperties: false }),
    Type.Object({ kind: kind('sort'), criteria: Criteria }, { additionalProperties: false }),
    Type.Object(
      {
        kind: kind('replace'),
        from: Type.Union([kind('file'), kind('version')]),
        products: Move.properties.products,
        pins: Type.Optional(Pins),
        rules: Type.Optional(Rules),
      },
      { additionalProperties: false },
    ),
  ]),
)
