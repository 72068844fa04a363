import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** An OpenID provider elsewhere, as far as a resource server sees one: discovery, keys, and tokens made on demand. */
export interface TestIssuer {
  url: string
  /** An access token for a person; `more` overrides or adds claims, `expiresIn` is in seconds. */
  token(email: string, more?: Record<string, unknown>, expiresIn?: number): Promise<string>
  close(): Promise<void>
}

export const testAudience = 'samara-api'

/** Starts the provider on a free port. */
export async function startIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const server = createServer((request, response) => {
    const body = request.url?.endsWith('/keys') ? { keys: [jwk] } : { issuer: url, jwks_uri: `${url}/keys` }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    token: (email, more = {}, expiresIn = 300) => {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ email, email_verified: true, name: email, azp: 'samara-web', aud: testAudience, iss: url, sub: email, ...more })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'at+jwt' })
        .setIssuedAt(now)
        .setExpirationTime(now + expiresIn)
        .sign(privateKey)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
