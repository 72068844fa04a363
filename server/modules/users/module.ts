import type { ServerModule, ServerParts } from '../server-module.ts'
import { apiTokensRoutes } from './api-tokens.routes.ts'
import { type ApiTokensService, apiTokensService } from './api-tokens.service.ts'
import { factorsRoutes } from './factors.routes.ts'
import { ownAccounts } from './own-account.ts'
import { profileRoutes } from './profile.routes.ts'
import { type ProfileDependencies, profileService } from './profile.service.ts'
import { type UsersService, usersService } from './users.service.ts'

/** People, and what each may see and change of themselves. */
export function usersModule({
  database,
  clock,
  accounts,
  demoPeople,
  leaving,
}: ServerParts & Pick<ProfileDependencies, 'accounts' | 'leaving'> & { demoPeople: readonly string[] }): ServerModule<UsersService> & {
  apiTokens: ApiTokensService
} {
  const own = ownAccounts(accounts, demoPeople)
  const apiTokens = apiTokensService({ database, clock, own })
  const profile = profileService({ database, clock, accounts, own, leaving })
  return {
    service: usersService(database, clock),
    apiTokens,
    routes: (route) => {
      profileRoutes(route, profile)
      factorsRoutes(route, own)
      apiTokensRoutes(route, apiTokens)
    },
    tasks: [],
  }
}
