/** Bringing the platform's catalogue and sales in: by wish, every night, hour by hour. */
export { synchronisationModule } from './module.ts'
export { requestSynchronisation, synchronisationTask } from './request.ts'
export { type SynchronisationPace, usualSynchronisationPace } from './synchronisation.jobs.ts'
export type { SynchronisationService } from './synchronisation.service.ts'
