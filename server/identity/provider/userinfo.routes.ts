import type { FastifyInstance, FastifyReply } from 'fastify'
import { paths, problemStatus } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { KnownPerson } from '../people.repository.ts'
import type { TokenVerifier } from '../tokens.ts'

interface UserinfoOptions {
  verify: TokenVerifier
  personOf(subject: string): Promise<KnownPerson | null>
  webOrigins: readonly string[]
}

const refuse = (reply: FastifyReply, error?: string) =>
  reply
    .code(401)
    .header('www-authenticate', error ? `Bearer realm="userinfo", error="${error}"` : 'Bearer realm="userinfo"')
    .send({ error: error ?? 'invalid_request' })

/** `userinfo` of OpenID Connect, for the access tokens that the API takes. */
export async function userinfoRoutes(app: FastifyInstance, { verify, personOf, webOrigins }: UserinfoOptions): Promise<void> {
  const url = `${paths.realm}/protocol/openid-connect/userinfo`
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('vary', 'Origin').header('cache-control', 'no-store')
      const { origin } = request.headers
      if (origin !== undefined && webOrigins.includes(origin)) void reply.header('access-control-allow-origin', origin)
    })
    scope.options(url, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET,POST')
        .header('access-control-allow-headers', 'authorization')
        .header('access-control-max-age', '3600')
        .send(),
    )
    scope.route({
      method: ['GET', 'POST'],
      url,
      schema: { hide: true },
      handler: async (request, reply) => {
        const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1]
        if (!token) return refuse(reply)
        const signedIn = await verify(token).catch((fault: unknown) => {
          if (fault instanceof ProblemError && problemStatus[fault.code] === 401) return null
          throw fault
        })
        const person = signedIn && (await personOf(signedIn.subject))
        if (!person) return refuse(reply, 'invalid_token')
        return { sub: person.id, email: person.email, name: person.name, preferred_username: person.email }
      },
    })
  })
}
