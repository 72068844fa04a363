import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { calculateJwkThumbprint, exportJWK, type JSONWebKeySet, type JWK } from 'jose'
import { SecretError, type Secrets } from '../../kernel/secrets.ts'
import type { IdentityQueries } from '../tables.ts'
import { keysRepository } from './keys.repository.ts'

const generate = promisify(generateKeyPair)

/** What the provider on board signs with. Made at the first start, kept sealed in the database, the same ever after. */
export interface ProviderKeys {
  /** Private keys that sign tokens, newest first. */
  signing: JSONWebKeySet
  /** The public halves. */
  public: JSONWebKeySet
  /** Keys that sign cookies, newest first. */
  cookies: string[]
}

async function makeSigningKeys(): Promise<JSONWebKeySet> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  const jwk = await exportJWK(privateKey)
  return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' }] }
}

const publicHalf = ({ kty, n, e, kid, use, alg }: JWK): JWK => ({ kty, n, e, kid, use, alg }) as JWK

/** Reads the keys, or makes them. Throws {@link SecretError} where they were sealed with another secret key. */
export async function loadProviderKeys(queries: IdentityQueries, secrets: Secrets): Promise<ProviderKeys> {
  const keys = keysRepository(queries)
  const load = async <T>(name: string, make: () => Promise<T> | T): Promise<T> => {
    const place = { purpose: 'identity-key', row: `identity_keys/${name}` }
    const sealed = (await keys.read(name)) ?? (await keys.keep(name, secrets.seal(JSON.stringify(await make()), place)))
    try {
      return JSON.parse(secrets.open(sealed, place)) as T
    } catch (fault) {
      if (!(fault instanceof SecretError)) throw fault
      throw new SecretError(
        `The keys of the identity provider do not open. ${fault.message} If the former key is lost, empty the table identity_keys: everybody then signs in again.`,
      )
    }
  }
  const signing = await load('signing', makeSigningKeys)
  const cookies = await load('cookies', () => [randomBytes(32).toString('base64url')])
  return { signing, public: { keys: signing.keys.map(publicHalf) }, cookies }
}
