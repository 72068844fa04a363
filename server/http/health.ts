import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '../kernel/problem.ts'
import type { Metrics } from '../metrics/index.ts'

/** What must be so before people are sent here, by name: each says whether it is. */
export type Readiness = Record<string, () => Promise<boolean> | boolean>

export interface HealthOptions {
  readiness: Readiness
  metrics: Metrics
  /** Opens the figures to whoever is not on this machine; null opens them to nobody else. */
  metricsToken: string | null
}

const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
const onThisMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** True for a request that was made on this machine and not handed on by a proxy on it. */
const isLocal = ({ ip, headers }: FastifyRequest): boolean => onThisMachine.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (isLocal(request)) return true
  if (token === null) return false
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** `/livez`: the process answers. `/readyz`: it can do its work, or what is missing. `/metrics`: its figures. */
export function serveHealth(app: FastifyInstance, { readiness, metrics, metricsToken }: HealthOptions): void {
  app.get('/livez', { ...hidden, config: { operation: 'livez' } }, () => ({ status: 'alive' }))

  app.get('/readyz', { ...hidden, config: { operation: 'readyz' } }, async (request, reply) => {
    const looked = await Promise.all(
      Object.entries(readiness).map(async ([name, look]): Promise<string[]> => {
        const there = await Promise.resolve().then(look).catch((error: unknown) => {
          request.log.warn({ err: error, missing: name }, 'not ready')
          return false
        })
        return there ? [] : [name]
      }),
    )
    const missing = looked.flat()
    if (missing.length === 0) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', missing })
  })

  app.get('/metrics', { ...hidden, config: { operation: 'metrics' } }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      void reply.header('www-authenticate', 'Bearer')
      throw new ProblemError('session/missing-token', 'The figures are for this machine, or for who has the token of SAMARA_METRICS_TOKEN.')
    }
    const { text, type } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}
