import type { ServerModule, ServerParts } from '../server-module.ts'
import { backtestRuns } from './backtest.runs.ts'
import { backtestsRoutes } from './backtests.routes.ts'
import { type BacktestsService, backtestsService } from './backtests.service.ts'
import type { GatheringParts } from './lists-to-test.ts'

export type BacktestsModuleParts = ServerParts & GatheringParts

export function backtestsModule(parts: BacktestsModuleParts): ServerModule<BacktestsService> {
  const service = backtestsService(parts)
  return { service, routes: (route) => backtestsRoutes(route, service), tasks: [parts.runs.serve(backtestRuns(parts))] }
}
