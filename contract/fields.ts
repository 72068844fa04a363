import Type from 'typebox'

/** One of these words, as a schema. */
export const oneOf = <const T extends string>(words: readonly T[]) => Type.Unsafe<T>(Type.Union(words.map((word) => Type.Literal(word))))

/** Shapes that many calls share. */
export const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@\\u0000-\\u001f]+@[^\\s@\\u0000-\\u001f]+$',
  description: 'E-mail of a person; the specification also calls it username',
})
export const StoreName = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[a-z0-9][a-z0-9-]*$',
  description: 'Name of a store, unique in the installation',
})
/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ description: 'ISO 8601, UTC' })
/** An instant that a device gives: with its zone, and nothing else that dates may be written with. */
export const GivenInstant = Type.String({
  maxLength: 35,
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})$',
  description: 'ISO 8601 with its zone',
})
/** One line that a person typed: no control characters and no half characters, which a database refuses. */
export const Text = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\ud800-\\udfff]*$' })
/** The same in several lines, as an address is written. */
export const Lines = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u0009\\u000b-\\u001f\\ud800-\\udfff]*$' })
/** One line with something to be read in it. */
export const VisibleText = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[^\\u0000-\\u001f\\ud800-\\udfff]*[^\\s\\u0000-\\u001f\\ud800-\\udfff][^\\u0000-\\u001f\\ud800-\\udfff]*$',
  })
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
/** An amount of money in the smallest unit of the store's currency (cents). */
export const MinorUnits = Type.Integer({ description: "Smallest unit of the store's currency" })
/** The platform's number of a product, category or brand. */
export const PlatformId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** A number from 1 to 2147483647, as digits. */
const idDigits =
  '([1-9]\\d{0,8}|1\\d{9}|20\\d{8}|21[0-3]\\d{7}|214[0-6]\\d{6}|2147[0-3]\\d{5}|21474[0-7]\\d{4}|214748[0-2]\\d{3}|2147483[0-5]\\d{2}|21474836[0-3]\\d|214748364[0-7])'
/** A query parameter that holds up to a hundred of the platform's numbers, joined by commas; none at all where `orNone`. */
export const PlatformIds = (description: string, { orNone = false } = {}) =>
  Type.String({ pattern: `^(${idDigits}(,${idDigits}){0,99})${orNone ? '?' : ''}$`, maxLength: 1_099, description })
/** How many, as far as a database counts in four bytes. */
export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
export const Maybe = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
/** A path or query parameter that holds a whole number. */
export const IdParameter = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** Bytes as text, base64url without padding. */
export const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })
