import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JSONWebKeySet, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { ProblemError } from '../kernel/problem.ts'

/** A person as an access token names them. */
export interface SignedInPerson {
  /** The provider's own id of the person. */
  subject: string
  /** Lower case. */
  email: string
  name: string
  roles: string[]
  /** When the token ends. */
  until: Date
}

/** Throws `session/invalid-token`, or `server/unavailable` while the provider cannot be asked for its keys. */
export type TokenVerifier = (token: string) => Promise<SignedInPerson>

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
  fetch?: typeof globalThis.fetch
  /** The provider's public keys where they are at hand; else they are fetched as its discovery document says. */
  keys?: JSONWebKeySet
}

const algorithms = ['RS256', 'PS256', 'ES256']
const toleranceSeconds = 5
const answerWithin = 5_000
/** A provider that did not answer is not asked again for so long. */
const restMilliseconds = 5_000

const invalid = (detail: string) => new ProblemError('session/invalid-token', detail)
const away = (cause: unknown) =>
  Object.assign(new ProblemError('server/unavailable', 'The identity provider does not answer. Sessions go on once it does.', { retryAfter: 5 }), { cause })

/** Keys by the provider's discovery document; read at the first token, kept, and read again for a key that is not known. */
function discoveredKeys(issuer: string, fetch: typeof globalThis.fetch): JWTVerifyGetKey {
  let known: Promise<JWTVerifyGetKey> | null = null
  let restUntil = 0

  const discover = async (): Promise<JWTVerifyGetKey> => {
    const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(answerWithin), redirect: 'error' })
    if (!answer.ok) throw new Error(`discovery answered ${answer.status}`)
    const document = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown }
    if (document.issuer !== issuer) throw new Error(`discovery names the issuer ${String(document.issuer)}; set OIDC_ISSUER to exactly that if it is right`)
    if (typeof document.jwks_uri !== 'string' || !URL.canParse(document.jwks_uri)) throw new Error('discovery names no jwks_uri')
    return createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: answerWithin, cooldownDuration: 30_000, cacheMaxAge: 600_000, [customFetch]: fetch })
  }

  return async (header, token) => {
    if (known === null) {
      if (Date.now() < restUntil) throw away(new Error('the provider rests after a failure'))
      known = discover()
      known.catch(() => {
        known = null
        restUntil = Date.now() + restMilliseconds
      })
    }
    try {
      return await (await known)(header, token)
    } catch (fault) {
      const aboutToken = fault instanceof errors.JWKSNoMatchingKey || fault instanceof errors.JWKSMultipleMatchingKeys || fault instanceof errors.JOSENotSupported
      throw aboutToken ? fault : away(fault)
    }
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

function rolesOf({ realm_access: realm, roles }: JWTPayload): string[] {
  const given = Array.isArray(roles) ? roles : (realm as { roles?: unknown } | undefined)?.roles
  return Array.isArray(given) ? given.filter((role) => typeof role === 'string') : []
}

/** The person behind verified claims. Throws where the token names none whom we may trust. */
function personOf(claims: JWTPayload): SignedInPerson {
  const username = text(claims.preferred_username)
  const email = text(claims.email) ?? (username?.includes('@') ? username : undefined)
  if (!claims.sub || !email) throw invalid('The token names no person: the provider must put sub and email into access tokens.')
  // Stores belong to e-mails. Whoever may write any e-mail into a profile would own them.
  if (claims.email_verified === false) throw invalid('The e-mail in the token is not verified by the provider.')
  return { subject: claims.sub, email: email.toLowerCase(), name: text(claims.name) ?? username ?? email, roles: rolesOf(claims), until: new Date((claims.exp ?? 0) * 1000) }
}

/** Checks access tokens: signature, algorithm, issuer, audience, expiry, and that it is an access token and no other kind. */
export function tokenVerifier({ issuer, audience, clientId, fetch = globalThis.fetch, keys }: TokenRules): TokenVerifier {
  const getKey = keys ? createLocalJWKSet(keys) : discoveredKeys(issuer, fetch)
  return async (token) => {
    const { payload, protectedHeader } = await jwtVerify(token, getKey, {
      issuer,
      algorithms,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['exp', 'iat', 'sub', 'aud'],
    }).catch((fault: unknown) => {
      if (fault instanceof ProblemError) throw fault
      throw invalid(fault instanceof errors.JWTExpired ? 'The access token has expired.' : 'The access token is not valid.')
    })

    const headerType = protectedHeader.typ?.toLowerCase().replace(/^application\//, '')
    const saysAccess = headerType === 'at+jwt' || payload.typ === 'Bearer'
    const saysOther = (headerType !== undefined && headerType !== 'at+jwt' && headerType !== 'jwt') || (payload.typ !== undefined && payload.typ !== 'Bearer')
    if (saysOther || payload.at_hash !== undefined || payload.c_hash !== undefined) throw invalid('The token is no access token.')
    // Bound to a key that the sender must prove to have, which nobody asks for here.
    if (payload.cnf !== undefined) throw invalid('The access token is bound to a key.')

    const audiences = Array.isArray(payload.aud) ? payload.aud : [payload.aud]
    const forUs = audiences.includes(audience) && (saysAccess || audience !== clientId)
    const fromUs = clientId !== undefined && saysAccess && (payload.azp ?? payload.client_id) === clientId
    if (!forUs && !fromUs) throw invalid('The access token is for another audience.')
    return personOf(payload)
  }
}
