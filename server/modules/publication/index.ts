/** Sending an ordering to the platform: planned with the fewest writes, durable, read back. */
export { publicationJob, type PublicationPace, usualPace } from './publication.jobs.ts'
export { publicationRoutes } from './publication.routes.ts'
export { type PublicationService, publicationService } from './publication.service.ts'
export { reviewService } from './review.service.ts'
