import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Endpoint, paths } from '../../contract/index.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that is served. */
    endpoint?: Endpoint
    /** Name of what is served where it is no call of the contract, for figures and logs. */
    operation?: string
  }
}

/** A request by its own name, for logs and answers: it says nothing, and no two processes give the same. */
export const requestId = (): string => randomBytes(9).toString('base64url')

/** What was asked for, by a name of which there are few. */
function operationOf({ routeOptions, is404 }: FastifyRequest): { operation: string; known: boolean } {
  const { endpoint, operation } = routeOptions.config
  const name = endpoint?.id ?? operation
  if (name) return { operation: name, known: true }
  if (is404) return { operation: 'page', known: false }
  return { operation: routeOptions.url?.startsWith(paths.realm) ? 'sign-in' : 'page', known: false }
}

/**
 * Counts every answer and writes a line about each call: by operation and route, never by the address as it was asked for, in which e-mails
 * stand. Pages and their parts are written for developers only.
 */
export function observe(app: FastifyInstance, answered: (operation: string, status: number, milliseconds: number) => void): void {
  // The line of a call holds nothing that a caller wrote: looking for secrets in it took a fiftieth of the time of a save.
  const lines = app.log.child({}, { redact: [] })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { operation, known } = operationOf(request)
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    answered(operation, reply.statusCode, milliseconds)
    const line = {
      reqId: request.id,
      operation,
      method: request.method,
      route: request.is404 ? null : (request.routeOptions.url ?? null),
      status: reply.statusCode,
      ms: milliseconds,
    }
    if (known) lines.info(line, 'answered')
    else lines.debug(line, 'answered')
    done()
  })
}
