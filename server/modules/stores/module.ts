import type { ConnectPlatform } from '../../platforms/platform.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { storesRoutes } from './stores.routes.ts'
import { type CredentialSeal, type StoresService, storesService } from './stores.service.ts'

export interface StoresModuleParts extends ServerParts {
  connectPlatform: ConnectPlatform
  seal: CredentialSeal
  everybodys: string | null
}

export function storesModule(parts: StoresModuleParts): ServerModule<StoresService> {
  const service = storesService(parts)
  return { service, routes: (route) => storesRoutes(route, service), tasks: [] }
}
