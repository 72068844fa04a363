import type { FastifyInstance } from 'fastify'

const hidden = { schema: { hide: true } } as const

/** `/livez`: the process answers. `/readyz`: so does the database. */
export function serveHealth(app: FastifyInstance, databaseAnswers: () => Promise<void>): void {
  app.get('/livez', hidden, () => ({ status: 'alive' }))
  app.get('/readyz', hidden, async (request, reply) => {
    try {
      await databaseAnswers()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}
