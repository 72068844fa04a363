import type { ServerModule, ServerParts } from '../server-module.ts'
import { preferencesRoutes } from './preferences.routes.ts'
import { type PreferencesService, preferencesService } from './preferences.service.ts'

export function preferencesModule({ database }: ServerParts): ServerModule<PreferencesService> {
  const service = preferencesService(database)
  return { service, routes: (route) => preferencesRoutes(route, service), tasks: [] }
}
