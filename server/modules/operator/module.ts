import type { Accounts } from '../../identity/index.ts'
import type { ConnectionsService } from '../connections/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import type { StoresService } from '../stores/index.ts'
import { auditLogService } from './audit-log.service.ts'
import { healthService, type Installation } from './health.service.ts'
import { knownStoresService } from './known-stores.service.ts'
import { operatorRoutes } from './operator.routes.ts'
import { outboxService } from './outbox.service.ts'
import { peopleService } from './people.service.ts'
import { allRunsService, type RunActions } from './runs.service.ts'

export interface OperatorModuleParts extends ServerParts {
  accounts: Accounts | null
  stores: StoresService
  notices: NoticesService
  connections: ConnectionsService
  /** What can be done with runs, by kind. */
  actions: Readonly<Record<string, RunActions>>
  installation: Installation
}

export function operatorModule(parts: OperatorModuleParts): ServerModule<null> {
  const stores = knownStoresService(parts)
  const services = {
    people: peopleService(parts),
    stores,
    runs: allRunsService({ ...parts, stores }),
    health: healthService(parts),
    log: auditLogService(parts),
    outbox: outboxService(parts),
  }
  return { service: null, routes: (route) => operatorRoutes(route, services), tasks: [] }
}
