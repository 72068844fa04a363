/** What was sold, where it stood, and what an ordering did: read from the sums that sales keep. */
export type { LiveService } from './live.service.ts'
export { reportsModule } from './module.ts'
