import type { ServerModule, ServerParts } from '../server-module.ts'
import { type UsersService, usersService } from './users.service.ts'

/** People have no calls of their own yet. */
export const usersModule = ({ database }: ServerParts): ServerModule<UsersService> => ({
  service: usersService(database),
  routes: () => undefined,
  tasks: [],
})
