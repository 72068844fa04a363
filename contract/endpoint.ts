import Type, { type Static, type TObject, type TSchema } from 'typebox'
import { limits } from './limits.ts'
import type { Permission } from './permissions.ts'
import type { ProblemCode } from './problem.ts'
import { product } from './product.ts'

/** The services that the specification names; each has a base address and an application identity of its own. */
export const services = ['user', 'payments', 'catalogue', 'collections', 'reports', 'sign-in'] as const
export type Service = (typeof services)[number]

/** Where in a request a name stands that decides who may send it. */
export type Place = `params.${string}` | `query.${string}` | `body.${string}`

/** Where in a request stands what a partner's limits are held against: lists, a product, a publication or a proposal of a list. */
export type About =
  | { category: Place }
  | { categories: Place }
  | { collection: Place }
  | { kind: Place; id: Place }
  | { list: Place }
  | { product: Place }
  | { publication: Place }
  | { proposal: Place }

/** Nobody is signed in yet: neither the application's nor the person's identity is asked for. */
interface AnonymousAccess {
  anonymous: true
  person?: never
  personal?: never
  store?: never
  permission?: never
  about?: never
  operator?: never
}

/** What is the person's own. `person` names the place that holds an e-mail: it must be the signed-in person's. */
interface PersonAccess {
  anonymous?: never
  person: Place
  store?: never
  personal?: never
  permission?: never
  about?: never
  operator?: never
}

/** What is done in a store: `store` names the place that holds it, and the person must have the permission there. */
interface StoreAccess {
  anonymous?: never
  person?: Place
  store: Place
  permission: Permission
  /** What the person is and likes there: for no API token, whatever it includes. */
  personal?: true
  about?: About
  operator?: never
}

/** What belongs to the whole installation: for operators alone, whose token says that they are. */
interface OperatorAccess {
  anonymous?: never
  person?: Place
  store?: never
  personal?: never
  permission?: never
  about?: never
  operator: true
}

/** Who may call. */
export type Access = AnonymousAccess | PersonAccess | StoreAccess | OperatorAccess

export interface EndpointShape {
  /** A stable name, unique over the contract; it is the OpenAPI operationId. */
  id: string
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Fastify's form: `/api/v1/user/vtexcredential/:email`. */
  path: `/${string}`
  /** One English sentence for the API's readers. */
  summary: string
  params: TObject
  query: TObject
  body: TSchema
  /** What `data` holds in a success. */
  reply: TSchema
  /** The same in a compact form, which a caller asks for by `Accept: application/vnd.samara.compact+json`. */
  compact: TSchema | null
  /** The most bytes of a file that is the whole body (`application/octet-stream`); 0 where the body is JSON. */
  upload: number
  /** The most bytes of a JSON body. */
  mostBytes: number
  problems: readonly ProblemCode[]
  access: Access
  /** True where the POST creates something: `Idempotency-Key` is then required. */
  creates: boolean
  /**
   * True where the reply may hold 100 000 rows: it is sent as it was made. Every
   * other one is copied by its schema, which would hold the server for 0.11 to
   * 0.16 s here (2026-11-23); a reader compares such a reply by identity alone.
   */
  bulk: boolean
}

export interface Endpoint<
  P extends TObject = TObject,
  Q extends TObject = TObject,
  B extends TSchema = TSchema,
  R extends TSchema = TSchema,
  A extends Access = Access,
  C extends TSchema | null = TSchema | null,
> extends EndpointShape {
  access: A
  compact: C
  params: P
  query: Q
  body: B
  reply: R
}

const nothing = Type.Object({})
const noBody = Type.Undefined()
type Nothing = typeof nothing
type NoBody = typeof noBody

type Given<P extends TObject, Q extends TObject, B extends TSchema, R extends TSchema, A extends Access, C extends TSchema | null> = Pick<
  EndpointShape,
  'id' | 'service' | 'method' | 'path' | 'summary'
> &
  Partial<Pick<EndpointShape, 'problems' | 'creates' | 'bulk' | 'upload' | 'mostBytes'>> & {
    params?: P
    query?: Q
    body?: B
    reply: R
    compact?: C
    access: A
  }

/** States one call of the API. Client, server, validation and OpenAPI all infer from the value. */
export function endpoint<
  R extends TSchema,
  P extends TObject = Nothing,
  Q extends TObject = Nothing,
  B extends TSchema = NoBody,
  const A extends Access = Access,
  C extends TSchema | null = null,
>(given: Given<P, Q, B, R, A, C>): Endpoint<P, Q, B, R, A, C> {
  return {
    problems: [],
    creates: false,
    bulk: false,
    upload: 0,
    mostBytes: limits.body.usual,
    ...given,
    params: given.params ?? (nothing as unknown as P),
    query: given.query ?? (nothing as unknown as Q),
    body: given.body ?? (noBody as unknown as B),
    compact: given.compact ?? (null as C),
  }
}

/** What a caller gives: the parts that the endpoint has, and no others. */
export type Input<E extends Endpoint> = {
  params: Static<E['params']>
  query: Static<E['query']>
  body: Static<E['body']>
}

/** What a caller gets: the `data` of a success. */
export type Reply<E extends Endpoint> = Static<E['reply']>

/** What a caller gets who asks for the compact form. */
export type CompactReply<E extends Endpoint> = E['compact'] extends TSchema ? Static<E['compact']> : never

/** The media type that asks for the compact form. */
export const compactType = `application/vnd.${product.slug}.compact+json`

/** The envelope of every success. */
export const success = <R extends TSchema>(data: R) => Type.Object({ isSuccess: Type.Literal(true), data })

export const hasBody = (endpoint: Endpoint): boolean => endpoint.body !== (noBody as TSchema)
