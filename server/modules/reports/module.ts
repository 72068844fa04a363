import type { CatalogueService } from '../catalogue/index.ts'
import type { PlanService } from '../payments/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { effectsService } from './effects.service.ts'
import { type LiveService, liveService } from './live.service.ts'
import { reportsRoutes } from './reports.routes.ts'
import { reportsService } from './reports.service.ts'
import { sharedReports } from './shared-reports.ts'

/** Other modules ask it for what was sold today. */
export function reportsModule(parts: ServerParts & { catalogue: CatalogueService; plan: PlanService }): ServerModule<LiveService> {
  const service = liveService(parts)
  return {
    service,
    routes: (route) => reportsRoutes(route, sharedReports(reportsService(parts), parts.plan), service, effectsService(parts)),
    tasks: [],
  }
}
