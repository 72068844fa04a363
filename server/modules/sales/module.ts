import type { ServerModule, ServerParts } from '../server-module.ts'
import type { NoticesService } from '../notices/index.ts'
import type { StoresService } from '../stores/index.ts'
import type { DeliveriesService } from '../webhooks/index.ts'
import { orderRetentionService } from './order-retention.service.ts'
import { salesRoutes } from './sales.routes.ts'
import { salesRoutine } from './sales.runs.ts'
import { type SalesService, salesService } from './sales.service.ts'

export const salesModule = (
  parts: ServerParts & { stores: StoresService; notices: NoticesService; webhooks: Pick<DeliveriesService, 'happened'> },
): ServerModule<SalesService> => ({
  service: salesService(parts),
  routes: (route) => salesRoutes(route, orderRetentionService(parts)),
  tasks: [parts.runs.routine(salesRoutine(parts))],
})
