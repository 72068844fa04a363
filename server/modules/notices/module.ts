import type { ServerModule, ServerParts } from '../server-module.ts'
import { noticesJob } from './notices.jobs.ts'
import { noticesRoutes } from './notices.routes.ts'
import { type NoticesService, noticesService } from './notices.service.ts'

export function noticesModule(parts: ServerParts): ServerModule<NoticesService> {
  const service = noticesService(parts)
  return { service, routes: (route) => noticesRoutes(route, service), tasks: [noticesJob(service)] }
}
