/** Magic ordering: configurations that put lists in order by themselves, at their times and within their guards. */
export { automationsModule } from './module.ts'
export type { AutomationsService } from './automations.service.ts'
