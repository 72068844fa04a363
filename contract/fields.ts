import Type from 'typebox'

/** Shapes that many calls share. */
export const Email = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@\\u0000-\\u001f]+@[^\\s@\\u0000-\\u001f]+$', description: 'E-mail of a person; the specification also calls it username' })
export const StoreName = Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9][a-z0-9-]*$', description: 'Name of a store, unique in the installation' })
/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ description: 'ISO 8601, UTC' })
/** One line that a person typed: no control characters, which a database refuses. */
export const Text = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f]*$' })
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
/** An amount of money in the smallest unit of the store's currency (cents). */
export const MinorUnits = Type.Integer({ description: "Smallest unit of the store's currency" })
/** The platform's number of a product, category or brand. */
export const PlatformId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** How many, as far as a database counts in four bytes. */
export const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
export const Maybe = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
/** A path or query parameter that holds a whole number. */
export const IdParameter = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
