import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from './account.ts'
import type { Accounts } from './accounts.ts'
import type { Faults } from './faults.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that is called; set by the gate. */
    vtexAccount: Account | null
    /** How the answer is to be lost, where a fault wants that. */
    broken: 'lost' | 'half' | 'no-json' | 'other-json' | null
  }
}

export interface Gate {
  accounts: Accounts
  faults: Faults
  /** Milliseconds to wait where the account has called too often, else null. */
  tooMany(account: string, endpoint: string): number | null
}

const down =
  '<!DOCTYPE html><html><head><title>503 Service Temporarily Unavailable</title></head><body><h1>503 Service Temporarily Unavailable</h1></body></html>'
const unauthorized = { error: { code: '1', message: 'Unauthorized access', exception: null } }
const isPrivate = /\/api\/[a-z_-]+\/pvt\/|\/api\/orders\/|\/pricing\//

/**
 * What every call of the API passes: faults, the account (named by the address, as VTEX's host does, else by the key), the limits, and
 * the key where the address is private.
 */
export const gate =
  ({ accounts, faults, tooMany }: Gate) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const fault = await faults.hit(request.method, request.url)
    if (fault?.kind === 'reset') {
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return reply
    }
    if (fault?.kind === 'timeout') return reply.hijack()
    if (fault?.kind === 'broken') return reply.code(500).type('text/plain').send('Internal server error')
    if (fault?.kind === 'down') return reply.code(503).type('text/html').send(down)
    if (fault?.kind === 'too-many') return refuse(reply, fault.retryAfter ?? null)
    if (fault?.kind === 'answer')
      return reply
        .code(fault.status)
        .headers({ 'content-type': 'text/plain', ...fault.headers })
        .send(fault.body ?? '')
    if (fault?.kind === 'lost-answer') request.broken = 'lost'
    if (fault?.kind === 'half-answer') request.broken = 'half'
    if (fault?.kind === 'wrong-json') request.broken = (faults.counted().get('wrong-json') ?? 0) % 2 === 1 ? 'no-json' : 'other-json'

    const key = header(request, 'x-vtex-api-appkey')
    const secret = header(request, 'x-vtex-api-apptoken')
    const { account: name } = request.params as { account?: string }
    const account = await accounts.reached(name ?? null, key, secret)
    if (isPrivate.test(request.url) && !(account && accounts.opens(account, key, secret))) return reply.code(401).send(unauthorized)
    if (!account && !request.url.includes('/api/vtexid/')) return reply.code(404).type('text/plain').send('Account not found')
    request.vtexAccount = account
    const wait = account ? tooMany(account.name, `${request.routeOptions.url ?? ''}`) : null
    return wait === null ? undefined : refuse(reply, Math.max(1, Math.ceil(wait / 1000)))
  }

const refuse = (reply: FastifyReply, retryAfter: number | null) => {
  if (retryAfter !== null) void reply.header('retry-after', String(retryAfter))
  return reply.code(429).type('text/plain').send('Too many requests')
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** Loses or spoils the answer where a fault wants that: the work is done by now. */
export async function loseAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.broken === null) return payload
  if (request.broken === 'no-json' || request.broken === 'other-json') {
    void reply.code(200).type('application/json').removeHeader('content-length')
    return request.broken === 'other-json' ? '{"unexpected":true}' : '{"unexpected":tr'
  }
  if (request.broken === 'half' && typeof payload === 'string') {
    reply.hijack()
    reply.raw.writeHead(reply.statusCode, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) })
    reply.raw.write(payload.slice(0, payload.length / 2), () => request.raw.socket.destroy())
    return payload
  }
  reply.hijack()
  request.raw.socket.resetAndDestroy()
  return payload
}
