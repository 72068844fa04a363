// The method is the plugin's.
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiTokenLimits } from '../../contract/index.ts'
import { ProblemError } from '../kernel/problem.ts'

/** Counts a call of an API token. Throws `request/too-many`. */
export type CountTokenCall = (request: FastifyRequest, reply: FastifyReply, token: string) => Promise<void>

/** Headers that say how many calls are left, and how many seconds it takes until all are. */
export const rateHeaders = { limit: 'x-ratelimit-limit', remaining: 'x-ratelimit-remaining', reset: 'x-ratelimit-reset' } as const

/** Calls of one API token in a minute, in this process. What an address may send is counted besides, before any token is looked at. */
export function tokenRate(app: FastifyInstance, callsPerMinute: number = apiTokenLimits.callsPerMinute): CountTokenCall {
  const tokens = new WeakMap<FastifyRequest, string>()
  const count = app.createRateLimit({
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `token ${tokens.get(request) ?? ''}`,
  })
  return async (request, reply, token) => {
    tokens.set(request, token)
    const counted = await count(request)
    if (counted.isAllowed) return
    void reply.headers({
      [rateHeaders.limit]: counted.max,
      [rateHeaders.remaining]: counted.remaining,
      [rateHeaders.reset]: counted.ttlInSeconds,
    })
    if (counted.isExceeded)
      throw new ProblemError('request/too-many', 'This API token has made too many calls.', { retryAfter: counted.ttlInSeconds })
  }
}
