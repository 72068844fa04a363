import type { FastifyInstance } from 'fastify'
import {
  accountPages,
  confirmEmail,
  readAccountLink,
  register,
  requestPasswordLink,
  requestRegistration,
  setForgottenPassword,
} from '../../contract/index.ts'
import type { Route } from '../http/route.ts'
import type { AccountsService } from './accounts.service.ts'

/** Pages about accounts that need nobody to be signed in, and the calls that they make. */
export function accountsRoutes(app: FastifyInstance, route: Route, accounts: AccountsService, page: () => Promise<string>): void {
  for (const path of Object.values(accountPages))
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .send(await page()),
    )

  route(requestRegistration, async ({ body, request }) => {
    await accounts.requestMessage({ purpose: 'registration', ...body }, request.ip)
    return {}
  })
  route(requestPasswordLink, async ({ body, request }) => {
    await accounts.requestMessage({ purpose: 'password', ...body }, request.ip)
    return {}
  })
  route(readAccountLink, ({ body }) => accounts.readLink(body.code))
  route(register, ({ body, request }) => accounts.register(body, request.ip))
  route(setForgottenPassword, ({ body, request }) => accounts.setForgottenPassword(body, request.ip))
  route(confirmEmail, ({ body, request }) => accounts.confirmEmail(body.code, request.ip))
}
