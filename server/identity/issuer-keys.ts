import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'
import { ProblemError } from '../kernel/problem.ts'

const answerWithin = 5_000
/** A provider that did not answer is not asked again for so long. */
const restMilliseconds = 5_000
/** A key that is not known asks the provider again: so often at once, and once more after each wait. */
const refetches = { atOnce: 5, each: 5_000 }

const away = (cause: unknown) =>
  new ProblemError('server/unavailable', 'The identity provider does not answer. Sessions go on once it does.', { retryAfter: 5, cause })

/** Says yes so often at once, and once more after each wait. */
function allowance({ atOnce, each }: { atOnce: number; each: number }): () => boolean {
  let left = atOnce
  let counted = Date.now()
  return () => {
    const more = Math.floor((Date.now() - counted) / each)
    left = Math.min(atOnce, left + more)
    counted = left === atOnce ? Date.now() : counted + more * each
    if (left === 0) return false
    left -= 1
    return true
  }
}

/** Where the provider's discovery document says that its keys are. */
async function keysAddress(issuer: string, fetch: typeof globalThis.fetch): Promise<URL> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(answerWithin),
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`discovery answered ${answer.status}`)
  const document = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown }
  if (document.issuer !== issuer)
    throw new Error(`discovery names the issuer ${String(document.issuer)}; set OIDC_ISSUER to exactly that if it is right`)
  if (typeof document.jwks_uri !== 'string' || !URL.canParse(document.jwks_uri)) throw new Error('discovery names no jwks_uri')
  return new URL(document.jwks_uri)
}

/** The keys at an address. A key that is not among them is looked for again at once, within bounds: providers change their keys. */
function publishedKeys(address: URL, fetch: typeof globalThis.fetch): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(address, {
    timeoutDuration: answerWithin,
    // The library alone would not look again for a while after it looked once, whoever made it look.
    cooldownDuration: Infinity,
    cacheMaxAge: 600_000,
    [customFetch]: fetch,
  })
  const mayAsk = allowance(refetches)
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (fault) {
      if (!(fault instanceof errors.JWKSNoMatchingKey)) throw fault
      if (!keys.reloading && !mayAsk()) throw away(new Error('too many unknown keys: the provider is asked again in a moment'))
      await keys.reload()
      return await keys(header, token)
    }
  }
}

/**
 * The keys of a provider elsewhere, by its discovery document: read at the first token and kept. Throws `server/unavailable` while the
 * provider cannot be asked, and the library's own faults where a token fits no key.
 */
export function issuerKeys(issuer: string, fetch: typeof globalThis.fetch): JWTVerifyGetKey {
  let known: Promise<JWTVerifyGetKey> | null = null
  let restUntil = 0
  return async (header, token) => {
    if (known === null) {
      if (Date.now() < restUntil) throw away(new Error('the provider rests after a failure'))
      known = keysAddress(issuer, fetch).then((address) => publishedKeys(address, fetch))
      known.catch(() => {
        known = null
        restUntil = Date.now() + restMilliseconds
      })
    }
    try {
      const keyOf = await known
      return await keyOf(header, token)
    } catch (fault) {
      const aboutToken =
        fault instanceof ProblemError ||
        fault instanceof errors.JWKSNoMatchingKey ||
        fault instanceof errors.JWKSMultipleMatchingKeys ||
        fault instanceof errors.JOSENotSupported
      throw aboutToken ? fault : away(fault)
    }
  }
}
