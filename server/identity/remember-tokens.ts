import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SignedInPerson, TokenVerifier } from './tokens.ts'

/** For how many milliseconds a verified token is taken without looking at its signature again, and how many tokens are remembered. */
export const memory = { milliseconds: 60_000, tokens: 5_000 }

/**
 * Remembers verified tokens, by their hash: checking a signature costs as much as a whole short call. A key that a
 * provider withdraws counts for a minute longer; the end of a token, and what a person may do, are looked at every time.
 */
export function rememberTokens(verify: TokenVerifier): TokenVerifier {
  const verified = new LRUCache<string, SignedInPerson>({ max: memory.tokens, ttl: memory.milliseconds, ttlResolution: 0, perf: Date })
  return async (token) => {
    const key = hash('sha256', token, 'base64')
    const known = verified.get(key)
    if (known && known.until.getTime() > Date.now()) return known
    const person = await verify(token)
    verified.set(key, person)
    return person
  }
}
