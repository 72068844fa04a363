import type { CatalogueService } from '../catalogue/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import type { StoresService } from '../stores/index.ts'
import { scoresRoutine } from './scores.runs.ts'
import { scoresRoutes } from './scores.routes.ts'
import { type ScoresService, scoresService } from './scores.service.ts'

export interface ScoresModuleParts extends ServerParts {
  catalogue: CatalogueService
  stores: StoresService
  /** What follows when figures or scores are others than before. */
  afterwards: (storeId: string) => Promise<void>
}

export function scoresModule(parts: ScoresModuleParts): ServerModule<ScoresService> {
  const service = scoresService(parts)
  return { service, routes: (route) => scoresRoutes(route, service), tasks: [parts.runs.routine(scoresRoutine(parts))] }
}
