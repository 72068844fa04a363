import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'
import { ProblemError } from '../kernel/problem.ts'
import type { Metrics } from '../metrics/index.ts'

/** What must be so before people are sent here, by name: each says whether it is. */
export type Readiness = Record<string, () => Promise<boolean> | boolean>

export interface HealthOptions {
  readiness: Readiness
  metrics: Metrics
  /** Opens the figures to whoever is not on this machine; null opens them to nobody else. */
  metricsToken: string | null
  /** Where people reach the server. */
  publicUrl: string
}

const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
const onThisMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** What proxies add to what they hand on. */
const addedByProxies = /^(x-forwarded(-.+)?|x-real-ip|x-client-ip|x-original-.+|true-client-ip|cf-.+|forwarded|via)$/

/** True for a request that was made on this machine, by a name of it, and not handed on by a proxy that says so. */
const isLocal = ({ raw, headers }: FastifyRequest): boolean =>
  onThisMachine.has(raw.socket.remoteAddress ?? '') &&
  URL.canParse(`http://${headers.host ?? ''}`) &&
  isLoopback(`http://${headers.host ?? ''}`) &&
  !Object.keys(headers).some((name) => addedByProxies.test(name))

function mayRead(request: FastifyRequest, { publicUrl, metricsToken: token }: HealthOptions): boolean {
  // A server for others stands behind a proxy, which may say nothing of itself.
  if (isLoopback(publicUrl) && isLocal(request)) return true
  if (token === null) return false
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** `/livez`: the process answers. `/readyz`: it can do its work, or what is missing. `/metrics`: its figures. */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  const { readiness, metrics } = options
  app.get('/livez', { ...hidden, config: { operation: 'livez' } }, () => ({ status: 'alive' }))

  app.get('/readyz', { ...hidden, config: { operation: 'readyz' } }, async (request) => {
    const looked = await Promise.all(
      Object.entries(readiness).map(async ([name, look]): Promise<string[]> => {
        const there = await Promise.resolve()
          .then(look)
          .catch((error: unknown) => {
            request.log.warn({ err: error, missing: name }, 'not ready')
            return false
          })
        return there ? [] : [name]
      }),
    )
    const missing = looked.flat()
    if (missing.length === 0) return { status: 'ready' }
    const errors = missing.map((path) => ({ path, reason: 'is not ready' }))
    throw new ProblemError('server/unavailable', 'The server cannot work yet, or not any more.', { errors })
  })

  app.get('/metrics', { ...hidden, config: { operation: 'metrics' } }, async (request, reply) => {
    if (!mayRead(request, options)) {
      void reply.header('www-authenticate', 'Bearer')
      throw new ProblemError('session/missing-token', 'The figures are for this machine, or for who has the token of SAMARA_METRICS_TOKEN.')
    }
    const { text, type } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}
