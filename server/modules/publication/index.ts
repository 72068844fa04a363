/** Sending an ordering to the platform: planned with the fewest writes, at its time, durable, read back, and watched afterwards. */
export { publicationModule } from './module.ts'
export { publicationKind, type PublicationStage } from './publication-kind.ts'
export type { ProposalsService } from './proposals.service.ts'
export type { PublicationService } from './publication.service.ts'
export { type PublicationPace, usualPace } from './publication.runs.ts'
