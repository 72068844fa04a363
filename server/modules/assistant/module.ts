import type { ServerModule, ServerParts } from '../server-module.ts'
import { assistantRoutes } from './assistant.routes.ts'
import { type AssistantService, assistantService } from './assistant.service.ts'

export function assistantModule(parts: ServerParts): ServerModule<AssistantService> {
  const service = assistantService(parts)
  return { service, routes: (route) => assistantRoutes(route, service), tasks: [] }
}
