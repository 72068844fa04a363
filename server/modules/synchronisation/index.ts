/** Bringing the platform's catalogue and sales in: on request, every night, hour by hour. */
export { synchronisationModule } from './module.ts'
export { requestSynchronisation, requestWithin } from './request.ts'
export { synchronisationKind, type SynchronisationStage } from './synchronisation-kind.ts'
export { usualSynchronisationPace } from './synchronisation.runs.ts'
export type { SynchronisationService } from './synchronisation.service.ts'
