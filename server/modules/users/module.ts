import type { AccountsService } from '../../identity/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { profileRoutes } from './profile.routes.ts'
import { profileService } from './profile.service.ts'
import { type UsersService, usersService } from './users.service.ts'

/** People, and what each may see and change of themselves. */
export function usersModule({
  database,
  clock,
  accounts,
  demoPeople,
}: ServerParts & { accounts: AccountsService | null; demoPeople: readonly string[] }): ServerModule<UsersService> {
  const profile = profileService({ database, clock, accounts, demoPeople })
  return { service: usersService(database, clock), routes: (route) => profileRoutes(route, profile), tasks: [] }
}
