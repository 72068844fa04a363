import type { CatalogueService } from '../catalogue/index.ts'
import type { PreferencesService } from '../preferences/index.ts'
import type { ScoresService } from '../scores/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { draftsService } from './drafts.service.ts'
import { historyService } from './history.service.ts'
import { listService } from './list.service.ts'
import { massService } from './mass.service.ts'
import { orderingRoutes } from './ordering.routes.ts'
import { type OrderingService, orderingService } from './ordering.service.ts'
import { writeSequenceJob } from './write-sequence.jobs.ts'

export interface OrderingModuleParts extends ServerParts {
  catalogue: CatalogueService
  preferences: PreferencesService
  scores: ScoresService
}

export function orderingModule(parts: OrderingModuleParts): ServerModule<OrderingService> {
  const service = orderingService(parts)
  const withOrdering = { ...parts, ordering: service }
  return {
    service,
    routes: (route) =>
      orderingRoutes(route, {
        ordering: service,
        lists: listService(withOrdering),
        history: historyService(parts),
        drafts: draftsService(parts),
        mass: massService(withOrdering),
      }),
    tasks: [writeSequenceJob(parts)],
  }
}
