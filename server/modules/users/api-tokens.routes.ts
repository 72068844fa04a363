import { createApiToken, listApiTokens, revokeApiToken } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { ApiTokensService } from './api-tokens.service.ts'

/** Calls about the API tokens of the person who is signed in. */
export function apiTokensRoutes(route: Route, tokens: ApiTokensService): void {
  route(listApiTokens, ({ person }) => tokens.list(person.id))
  route(createApiToken, ({ person, caller, idempotencyKey, body }) => tokens.create(person, caller, idempotencyKey, body))
  route(revokeApiToken, async ({ caller, params }) => {
    await tokens.revoke(caller, params.id)
    return {}
  })
}
