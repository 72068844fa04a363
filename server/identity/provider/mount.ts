import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { paths } from '../../../contract/index.ts'
import { pagePolicy } from './pages.ts'

/**
 * Hands everything under the realm that no other route takes to the OpenID provider, with the raw request: the library reads
 * the body itself. Security headers that were set on the way (helmet) go along; the policy is that of the provider's own pages.
 */
export async function mountProvider(
  app: FastifyInstance,
  { provider, webOrigins }: { provider: Provider; webOrigins: readonly string[] },
): Promise<void> {
  const { protocol, host } = new URL(provider.issuer)
  const handle = provider.callback()
  const policy = pagePolicy(webOrigins.slice(1))
  await app.register(async (realm) => {
    realm.removeAllContentTypeParsers()
    realm.addContentTypeParser('*', (_request, _payload, done) => done(null))
    realm.all(`${paths.realm}/*`, { schema: { hide: true } }, (request, reply) => {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
      reply.raw.setHeader('content-security-policy', policy)
      const raw = Object.assign(request.raw, { originalUrl: request.raw.url })
      raw.url = raw.url?.slice(paths.realm.length) ?? '/'
      // What a client says of its own way here decides nothing: links and cookies are for the public address.
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
      raw.headers['x-forwarded-host'] = host
      raw.headers['x-forwarded-for'] = request.ip
      void handle(raw, reply.raw)
    })
  })
}
