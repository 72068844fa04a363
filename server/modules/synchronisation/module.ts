import type { NoticesService } from '../notices/index.ts'
import type { SalesService } from '../sales/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import type { StoresService } from '../stores/index.ts'
import { detailsRoutine } from './details.runs.ts'
import { nightRoutine } from './night.runs.ts'
import { synchronisationRoutes } from './synchronisation.routes.ts'
import { type SynchronisationRunDependencies, synchronisationRuns } from './synchronisation.runs.ts'
import { type SynchronisationService, synchronisationService } from './synchronisation.service.ts'

export interface SynchronisationModuleParts extends ServerParts, Pick<SynchronisationRunDependencies, 'pace' | 'afterwards'> {
  stores: StoresService
  sales: SalesService
  notices: NoticesService
}

export function synchronisationModule(parts: SynchronisationModuleParts): ServerModule<SynchronisationService> {
  const { runs } = parts
  const service = synchronisationService(parts)
  return {
    service,
    routes: (route) => synchronisationRoutes(route, service),
    tasks: [runs.serve(synchronisationRuns(parts)), runs.routine(nightRoutine(parts)), runs.routine(detailsRoutine(parts))],
  }
}
