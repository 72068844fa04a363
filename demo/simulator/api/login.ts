import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts.ts'

const lasts = 86_400

/** Trades a key for a session token. Needs no headers: the key is in the body. */
export function loginRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.post<{ Querystring: { an?: string } }>('/api/vtexid/apptoken/login', async (request, reply) => {
    const { appkey, apptoken } = (request.body ?? {}) as { appkey?: unknown; apptoken?: unknown }
    const account = (await accounts.reached(request.query.an ?? '', '', '')) ?? request.vtexAccount
    const known = account && typeof appkey === 'string' && typeof apptoken === 'string' && accounts.opens(account, appkey, apptoken)
    if (!known) return reply.code(401).send({ authStatus: 'WrongCredentials' })
    return { authStatus: 'Success', token: randomUUID(), expires: Math.floor(Date.now() / 1000) + lasts }
  })
}
