import type { PlanService } from '../payments/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { automationRuns, type AutomationRunsParts } from './automation.runs.ts'
import { automationsRoutes } from './automations.routes.ts'
import { type AutomationsService, automationsService } from './automations.service.ts'
import { automationsRoutine } from './due.runs.ts'

export type AutomationsModuleParts = ServerParts & AutomationRunsParts & { plan: PlanService }

export function automationsModule(parts: AutomationsModuleParts): ServerModule<AutomationsService> {
  const service = automationsService(parts)
  return {
    service,
    routes: (route) => automationsRoutes(route, service),
    tasks: [parts.runs.serve(automationRuns(parts)), parts.runs.routine(automationsRoutine(parts))],
  }
}
