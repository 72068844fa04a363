import Type, { type Static } from 'typebox'
import { type services } from './endpoint.ts'

const ServiceConfiguration = Type.Object({
  /** Base address; empty means same origin. */
  base: Type.String(),
  /** The application's identity: user and password of the fixed basic authorization header, base64. */
  basic: Type.String(),
})

const Address = Type.Union([Type.String(), Type.Null()])

/** What `/config.json` tells the browser at start, so that one build runs everywhere. */
export const Configuration = Type.Object({
  version: Type.String(),
  oidc: Type.Object({
    issuer: Type.String(),
    clientId: Type.String(),
    scope: Type.String(),
    /** True where the provider is the one on board, whose sign-in page speaks our languages. */
    onBoard: Type.Boolean(),
  }),
  services: Type.Object({
    user: ServiceConfiguration,
    payments: ServiceConfiguration,
    catalogue: ServiceConfiguration,
    collections: ServiceConfiguration,
    reports: ServiceConfiguration,
  } satisfies Record<Exclude<(typeof services)[number], 'sign-in'>, typeof ServiceConfiguration>),
  /** Where the footer leads; null where this installation has no such page. */
  links: Type.Object({ contact: Address, terms: Address, privacy: Address, acceptableUse: Address }),
  /** Sent as `X-Tenant` while no store is chosen. */
  defaultTenant: Type.String(),
})
export type Configuration = Static<typeof Configuration>

/** Headers of every call. */
export const headers = {
  person: 'x-access-token',
  tenant: 'x-tenant',
  idempotency: 'idempotency-key',
} as const

/** Paths outside `/api` that both sides know. */
export const paths = {
  configuration: '/config.json',
  openapi: '/openapi.json',
  docs: '/docs',
  realm: '/realms/samara',
  /** Where signing in begins and comes back to. */
  signIn: '/login_new',
  /** What is read about the product, also without signing in. */
  help: '/help',
  /** What an invitation's link opens; its code stands behind `#`, which is sent to no server. */
  invitation: '/invitation',
  /** Live events, as server-sent events: a stream, so no call of the contract. Guarded like one. */
  events: '/api/v1/events',
} as const
