import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Instant, Maybe, oneOf, StoreName, Uuid, VisibleText } from './fields.ts'
import { permissions } from './permissions.ts'
import { product } from './product.ts'

/** How far API tokens go. They stand beside `limits`, which every page of the app loads. */
export const apiTokenLimits = {
  /** Tokens that one person has. */
  most: 50,
  /** Characters of a name. */
  name: 60,
  /** Stores of one token. */
  stores: 100,
  /** Days after which a token ends, at most, where it ends at all. */
  days: 366,
  /** Calls of one token in a minute, on each server process. */
  callsPerMinute: 600,
} as const

/** What every token begins with, so that people and scanners recognise one that leaked. */
export const apiTokenPrefix = `${product.slug}_pat_`

/** What a token can be allowed. Connection, partners, webhooks and plan are changed by people alone. */
export const apiTokenPermissions = permissions.filter((permission) => permission !== 'store.configure')
export type ApiTokenPermission = Exclude<(typeof permissions)[number], 'store.configure'>

const TokenPermission = oneOf(apiTokenPermissions as readonly ApiTokenPermission[])

/** A token that a program sends in place of a person’s session. The token itself is shown once, when it is made. */
export const ApiToken = Type.Object({
  id: Uuid,
  name: Type.String(),
  /** The last characters of the token, by which a person recognises it. */
  endsWith: Type.String(),
  permissions: Type.Array(TokenPermission),
  /** Names of the stores that it reaches; a store that the person left is not among them. */
  stores: Type.Array(StoreName),
  madeAt: Instant,
  /** To the minute; null where it was never used. */
  usedAt: Maybe(Instant),
  /** Null where it does not end. */
  endsAt: Maybe(Instant),
})
export type ApiToken = Static<typeof ApiToken>

const ThePerson = Type.Object({ email: Email })
const own = { person: 'params.email' } as const

/** The person’s tokens, the newest first. Ended and revoked ones are not among them. */
export const listApiTokens = endpoint({
  id: 'listApiTokens',
  service: 'user',
  method: 'GET',
  path: '/api/v1/people/:email/api-tokens',
  summary: 'API tokens of the person, the newest first.',
  params: ThePerson,
  reply: Type.Array(ApiToken),
  access: own,
})

/** Makes a token. Needs a fresh proof of who the person is. The same key makes one token: asked for again, it gets another secret. */
export const createApiToken = endpoint({
  id: 'createApiToken',
  service: 'user',
  method: 'POST',
  path: '/api/v1/people/:email/api-tokens',
  summary: 'Makes an API token. The token is shown in this reply and never again.',
  params: ThePerson,
  body: Type.Object(
    {
      name: VisibleText(apiTokenLimits.name),
      permissions: Type.Array(TokenPermission, { minItems: 1, maxItems: apiTokenPermissions.length, uniqueItems: true }),
      stores: Type.Array(StoreName, { minItems: 1, maxItems: apiTokenLimits.stores, uniqueItems: true }),
      /** Days after which it ends; null: never. */
      days: Maybe(Type.Integer({ minimum: 1, maximum: apiTokenLimits.days })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ token: Type.String(), made: ApiToken }),
  problems: ['user/proof-needed', 'store/unknown', 'api-token/too-many'],
  access: own,
  creates: true,
})

/** Revokes a token: the next call with it is refused. */
export const revokeApiToken = endpoint({
  id: 'revokeApiToken',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/people/:email/api-tokens/:id',
  summary: 'Revokes an API token: the next call with it is refused.',
  params: Type.Object({ email: Email, id: Uuid }),
  reply: Type.Object({}),
  problems: ['api-token/unknown'],
  access: own,
})
