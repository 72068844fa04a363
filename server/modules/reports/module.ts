import type { CatalogueService } from '../catalogue/index.ts'
import type { PlanService } from '../payments/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { effectsService } from './effects.service.ts'
import { liveService } from './live.service.ts'
import { reportsRoutes } from './reports.routes.ts'
import { type ReportsService, reportsService } from './reports.service.ts'

export function reportsModule(parts: ServerParts & { catalogue: CatalogueService; plan: PlanService }): ServerModule<ReportsService> {
  const service = reportsService(parts)
  return {
    service,
    routes: (route) => reportsRoutes(route, service, liveService(parts), effectsService(parts)),
    tasks: [],
  }
}
