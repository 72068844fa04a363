import type { NoticesService } from '../notices/index.ts'
import type { SalesService } from '../sales/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import type { StoresService } from '../stores/index.ts'
import { nightlyJob } from './nightly.jobs.ts'
import { refreshJob } from './refresh.jobs.ts'
import { type SynchronisationJobDependencies, synchronisationJob } from './synchronisation.jobs.ts'
import { synchronisationRoutes } from './synchronisation.routes.ts'
import { type SynchronisationService, synchronisationService } from './synchronisation.service.ts'

export interface SynchronisationModuleParts extends ServerParts, Pick<SynchronisationJobDependencies, 'pace' | 'afterwards'> {
  stores: StoresService
  sales: SalesService
  notices: NoticesService
}

export function synchronisationModule(parts: SynchronisationModuleParts): ServerModule<SynchronisationService> {
  const service = synchronisationService(parts)
  return {
    service,
    routes: (route) => synchronisationRoutes(route, service),
    tasks: [synchronisationJob(parts), nightlyJob(parts), refreshJob(parts)],
  }
}
