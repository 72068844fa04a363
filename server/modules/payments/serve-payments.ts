import type { FastifyInstance } from 'fastify'
import { limits } from '../../../contract/index.ts'
import type { EventsService } from './events.service.ts'
import type { SandboxGateway } from './sandbox/sandbox-gateway.ts'
import { serveSandboxPages } from './sandbox/sandbox-pages.ts'

/** Where the gateway sends its events. */
export const eventsPath = '/payments/events'

const status = { handled: 200, refused: 400, later: 503 } as const

/** What is not in the contract: events of the gateway, and the pages of the gateway on board. */
export async function servePayments(app: FastifyInstance, events: EventsService, sandbox: SandboxGateway | null): Promise<void> {
  await app.register((scope, _options, done) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: limits.body.usual * 4 }, (_request, body, next) => next(null, body))
    scope.post(eventsPath, { schema: { hide: true } }, async (request, reply) => {
      const header = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const outcome = await events.receive(body, typeof header === 'string' ? header : undefined)
      return reply.code(status[outcome]).send({ outcome })
    })
    done()
  })
  if (sandbox) await serveSandboxPages(app, sandbox)
}
