import type { FastifyInstance } from 'fastify'
import type { Logger } from '../../server/kernel/logger.ts'

/** Says no in VTEX's words, and keeps our own failures apart from what faults make. */
export function answerFailures(http: FastifyInstance, logger: Logger | undefined): void {
  http.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  http.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ Message: 'The request is invalid.' })
    logger?.error({ err: error, path: request.url }, 'simulator failed')
    return reply.code(500).type('text/plain').send('Internal server error')
  })
  // Every call says that it sends JSON, those that send nothing too.
  const readJson = http.getDefaultJsonParser('error', 'error')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : void readJson(request, body as string, done),
  )
}
