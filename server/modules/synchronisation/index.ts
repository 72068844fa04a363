/** Bringing the platform's catalogue and sales in: by wish, every night, hour by hour. */
export { nightlyJob } from './nightly.jobs.ts'
export { refreshJob } from './refresh.jobs.ts'
export { requestSynchronisation, synchronisationTask } from './request.ts'
export { synchronisationJob, type SynchronisationPace, usualSynchronisationPace } from './synchronisation.jobs.ts'
export { synchronisationRoutes } from './synchronisation.routes.ts'
export { type SynchronisationService, synchronisationService } from './synchronisation.service.ts'
