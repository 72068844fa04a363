import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../kernel/problem.ts'
import { unknownPath } from './problems.ts'

/** Where people see the demo shop: the simulator itself listens on loopback alone. */
export const demoShopPath = '/demo-shop'

/** Only what a shopper's browser asks for goes through, never the platform's own interface. */
const shoppers = /^\/(shop|arquivos)\//
const passed = [
  'content-type',
  'cache-control',
  'etag',
  'last-modified',
  'content-security-policy',
  'x-content-type-options',
  'vary',
  'referrer-policy',
] as const

/** Hands the shop's pages and pictures on to the simulator. `url` is the simulator's address. */
export function forwardDemoShop(app: FastifyInstance, url: string): void {
  app.get<{ Params: { '*': string } }>(`${demoShopPath}/*`, { schema: { hide: true } }, async (request, reply) => {
    // Judged as it will be asked for: dots are resolved first.
    const target = new URL(url + request.url.slice(demoShopPath.length))
    if (target.origin !== new URL(url).origin || !shoppers.test(target.pathname) || target.pathname.includes('%00')) throw unknownPath()
    const { 'accept-language': language, 'if-none-match': etag } = request.headers
    const answer = await fetch(target, {
      headers: { ...(language ? { 'accept-language': language } : {}), ...(etag ? { 'if-none-match': etag } : {}) },
      signal: AbortSignal.timeout(15_000),
    }).catch(() => {
      throw new ProblemError('server/unavailable', 'The demo shop does not answer.')
    })
    if (answer.status >= 500) throw new ProblemError('server/unavailable', 'The demo shop cannot answer that.')
    // The shop's own page says to people that there is nothing; of a picture there is none.
    if (answer.status >= 400 && !answer.headers.get('content-type')?.startsWith('text/html')) throw unknownPath()
    for (const name of passed) {
      const value = answer.headers.get(name)
      if (value) void reply.header(name, value)
    }
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
  })
}
