import type { ServerModule, ServerParts } from '../server-module.ts'
import { brokenDisconnectsJob } from './connections.jobs.ts'
import { connectionsRoutes } from './connections.routes.ts'
import { type ConnectionsDependencies, type ConnectionsService, connectionsService } from './connections.service.ts'

export function connectionsModule(parts: ServerParts & ConnectionsDependencies): ServerModule<ConnectionsService> {
  const service = connectionsService(parts)
  return { service, routes: (route) => connectionsRoutes(route, service), tasks: [brokenDisconnectsJob(service)] }
}
