import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FeedConfig, Feeds } from '../orders/feeds.ts'
import { accountOf, type ApiParts, wholeNumber } from './structure.ts'

const mostAtOnce = 10
const keptAtLeast = 345_600
const keptAtMost = 1_209_600

const invalid = (reply: FastifyReply, field: string) =>
  reply.code(400).send({ Message: 'The request is invalid.', ModelState: { [field]: [`The ${field} field is invalid.`] } })
const noConfig = (reply: FastifyReply) =>
  reply.code(404).send({ error: { code: '404', message: 'Feed configuration not found', exception: null } })
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** What a POST says; the name of what is wrong otherwise, `mixed` where the two kinds of filter are mixed. */
function readConfig(sent: unknown): FeedConfig | string {
  const { filter, queue } = (sent ?? {}) as Record<string, Record<string, unknown> | undefined>
  const { type, status, expression, disableSingleFire } = filter ?? {}
  const { visibilityTimeoutInSeconds: hidden, MessageRetentionPeriodInSeconds: kept } = queue ?? {}
  if (type !== 'FromWorkflow' && type !== 'FromOrders') return 'filter.type'
  if (type === 'FromWorkflow' ? expression !== undefined || disableSingleFire !== undefined : status !== undefined) return 'mixed'
  if (type === 'FromWorkflow' && !isList(status)) return 'filter.status'
  if (!Number.isInteger(hidden) || (hidden as number) < 0) return 'queue.visibilityTimeoutInSeconds'
  if (!Number.isInteger(kept) || (kept as number) < keptAtLeast || (kept as number) > keptAtMost)
    return 'queue.MessageRetentionPeriodInSeconds'
  return {
    filter: {
      type,
      ...(isList(status) ? { status } : {}),
      ...(typeof expression === 'string' ? { expression } : {}),
      ...(typeof disableSingleFire === 'boolean' ? { disableSingleFire } : {}),
    },
    queue: { visibilityTimeoutInSeconds: hidden as number, messageRetentionPeriodInSeconds: kept as number },
  }
}

/** The queue of changed orders, one a key. */
export function feedRoutes(app: FastifyInstance, { now }: ApiParts, feeds: Feeds): void {
  const who = (request: FastifyRequest) => [accountOf(request).name, String(request.headers['x-vtex-api-appkey'])] as const
  const path = '/api/orders/feed'

  app.get(`${path}/config`, async (request, reply) => {
    const config = await feeds.config(...who(request), now())
    if (!config) return noConfig(reply)
    return { filter: config.filter, queue: config.queue, quantity: config.quantity, approximateAgeOfOldestMessageInSeconds: config.oldest }
  })

  app.post(`${path}/config`, async (request, reply) => {
    const config = readConfig(request.body)
    if (config === 'mixed')
      return reply.code(409).send({ error: { code: 'OMS003', message: 'FromWorkflow and FromOrders cannot be mixed', exception: null } })
    if (typeof config === 'string') return invalid(reply, config)
    await feeds.configure(...who(request), config, now())
    return reply.code(200).send()
  })

  app.delete(`${path}/config`, async (request, reply) => {
    await feeds.configure(...who(request), null, now())
    return reply.code(200).send()
  })

  app.get<{ Querystring: { maxlot?: string } }>(path, async (request, reply) => {
    const most = wholeNumber(request.query.maxlot)
    if (!most || most > mostAtOnce) return invalid(reply, 'maxlot')
    const config = await feeds.config(...who(request), now())
    return config ? feeds.take(...who(request), most, config, now()) : noConfig(reply)
  })

  app.post(path, async (request, reply) => {
    const { handles } = (request.body ?? {}) as { handles?: unknown }
    if (!isList(handles) || handles.length === 0) return invalid(reply, 'handles')
    await feeds.commit(...who(request), handles)
    return reply.code(200).send()
  })
}
