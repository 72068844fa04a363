import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose'
import type { ProblemCode } from '../../contract/index.ts'
import { ProblemError } from '../kernel/problem.ts'
import type { TokenSession } from '../kernel/token-session.ts'
import { issuerKeys } from './issuer-keys.ts'

/** A person as an access token names them. */
export interface SignedInPerson {
  /** The provider elsewhere; null for the one on board, whose subjects are the ids of people. */
  issuer: string | null
  /** The provider's own id of the person. */
  subject: string
  /** Lower case; null where the token has none. */
  email: string | null
  /** True only where the provider says so. */
  emailVerified: boolean
  name: string
  roles: string[]
  /** Null for tokens of a provider elsewhere. */
  session: TokenSession | null
  /** When the token is taken no more. */
  until: Date
}

/** Throws a `session/…` problem, or `server/unavailable` while the provider cannot be asked for its keys. */
export type TokenVerifier = (token: string) => Promise<SignedInPerson>

/** Names of claims: the name itself, or the way to it by dots (`resource_access.samara-web.roles`). */
export interface ClaimNames {
  /** Null: `roles`, else Keycloak's `realm_access.roles`. */
  roles: string | null
  /** `email_verified` says whether it is theirs, whatever it is called. */
  email: string
}

export interface TokenRules {
  /** Exactly as it stands in the tokens. */
  issuer: string
  /** What an access token for our API has in `aud`. */
  audience: string
  /**
   * Our client at a provider elsewhere. A token without our audience is then taken too, if it was given to this client (`azp`, else
   * `client_id`) and says itself that it is an access token (header `at+jwt`, or Keycloak's claim `typ: Bearer`).
   */
  clientId?: string
  /** Where a token of a provider elsewhere holds roles and e-mail. */
  claims?: ClaimNames
  fetch?: typeof globalThis.fetch
  /** The public keys of the provider on board; those of a provider elsewhere are fetched as its discovery document says. */
  keys?: JSONWebKeySet
}

const usualClaims: ClaimNames = { roles: null, email: 'email' }
const algorithms = ['RS256', 'PS256', 'ES256']
/** Seconds that clocks may be apart: our own processes', and ours from a provider's elsewhere. */
const tolerance = { onBoard: 5, elsewhere: 120 }
const longest = { subject: 255, email: 254, name: 200, logged: 200 }

/** What the log holds of a token that was refused: never the token itself, nor an e-mail. */
type Cause = { reason: string } & Record<string, unknown>

const refusal = (code: ProblemCode, reason: string, more: Record<string, unknown> = {}) =>
  new ProblemError(code, reason, { cause: { ...more, reason } satisfies Cause })
const invalid = (reason: string, more?: Record<string, unknown>) => refusal('session/invalid-token', reason, more)

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const brief = (value: unknown) => JSON.stringify(value)?.slice(0, longest.logged)
/** Short enough, and without control characters, which a database does not take. */
const storable = (value: string, most: number) => value.length <= most && [...value].every((character) => character >= ' ')

/** What a claim holds: the one of this very name (it may contain dots itself), else what the dots lead to. */
function claimAt(claims: JWTPayload, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as Record<string, unknown>)[part] : undefined,
      claims,
    )
}

function rolesOf(claims: JWTPayload, name: string | null): string[] {
  const given = name === null ? (Array.isArray(claims.roles) ? claims.roles : claimAt(claims, 'realm_access.roles')) : claimAt(claims, name)
  return Array.isArray(given) ? given.filter((role) => typeof role === 'string') : []
}

/** Why the signature, the issuer or the times do not hold. */
function unverified(fault: unknown): ProblemError {
  if (fault instanceof ProblemError) return fault
  if (fault instanceof errors.JWTExpired) return invalid('The access token has expired.')
  if (fault instanceof errors.JWTClaimValidationFailed && fault.claim === 'iss')
    return refusal('session/other-issuer', 'The access token is of another issuer.', { issuer: brief(fault.payload.iss) })
  return invalid('The access token is not valid.', { fault: fault instanceof Error ? fault.message : undefined })
}

/** That it is an access token and no other kind. Throws where it is not; false where it does not say. */
function saysAccess(claims: JWTPayload, { typ }: JWTHeaderParameters): boolean {
  const kind = typ?.toLowerCase().replace(/^application\//, '')
  const other = (kind !== undefined && kind !== 'at+jwt' && kind !== 'jwt') || (claims.typ !== undefined && claims.typ !== 'Bearer')
  if (other || claims.at_hash !== undefined || claims.c_hash !== undefined)
    throw invalid('The token is no access token.', { typ: brief(claims.typ), header: brief(typ) })
  // Bound to a key that the sender must prove to have, which nobody asks for here.
  if (claims.cnf !== undefined) throw invalid('The access token is bound to a key.')
  return kind === 'at+jwt' || claims.typ === 'Bearer'
}

/** That the token is meant for us: it names our audience, or it was given to our client. */
function checkAddressee(claims: JWTPayload, access: boolean, { audience, clientId }: TokenRules): void {
  const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud]
  const client = text(claims.azp) ?? text(claims.client_id)
  const forUs = audiences.includes(audience) && (access || audience !== clientId)
  const fromUs = clientId !== undefined && access && client === clientId
  if (forUs || fromUs) return
  const seen = { audience: brief(claims.aud), client: brief(client), subject: brief(claims.sub) }
  if (clientId !== undefined && client !== undefined && client !== clientId)
    throw refusal('session/other-client', 'The access token was given to another client.', seen)
  throw refusal('session/other-audience', 'The access token is for another audience.', seen)
}

function sessionOf({ sid, auth_time: authTime }: JWTPayload): TokenSession | null {
  return typeof sid === 'string' && typeof authTime === 'number' ? { id: sid, signedInAt: new Date(authTime * 1000) } : null
}

/** The person behind verified claims. An e-mail counts as theirs only where the provider says that it is; a username never does. */
function personOf(claims: JWTPayload, issuer: string | null, names: ClaimNames, toleratedSeconds: number): SignedInPerson {
  const subject = text(claims.sub)
  if (subject === undefined || !storable(subject, longest.subject)) throw invalid('The token names no person: it has no usable sub.')
  const given = text(claimAt(claims, names.email))
  const email = given !== undefined && storable(given, longest.email) ? given.toLowerCase() : null
  const name = text(claims.name) ?? text(claims.preferred_username) ?? email ?? subject
  return {
    issuer,
    subject,
    email,
    emailVerified: email !== null && claims.email_verified === true,
    name: (storable(name, Infinity) ? name : subject).slice(0, longest.name),
    roles: rolesOf(claims, names.roles),
    session: issuer === null ? sessionOf(claims) : null,
    until: new Date(((claims.exp ?? 0) + toleratedSeconds) * 1000),
  }
}

/** Checks access tokens: signature, algorithm, issuer, addressee, expiry, and that it is an access token and no other kind. */
export function tokenVerifier(rules: TokenRules): TokenVerifier {
  const { issuer, keys, claims = usualClaims, fetch = globalThis.fetch } = rules
  const getKey = keys ? createLocalJWKSet(keys) : issuerKeys(issuer, fetch)
  const clockTolerance = keys ? tolerance.onBoard : tolerance.elsewhere
  return async (token) => {
    const { payload, protectedHeader } = await jwtVerify(token, getKey, {
      issuer,
      algorithms,
      clockTolerance,
      requiredClaims: ['exp', 'iat', 'sub'],
    }).catch((fault: unknown) => {
      throw unverified(fault)
    })
    checkAddressee(payload, saysAccess(payload, protectedHeader), rules)
    return personOf(payload, keys ? null : issuer, claims, clockTolerance)
  }
}
