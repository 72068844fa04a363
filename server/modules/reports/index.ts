/** What was sold, where it stood, and what an ordering did: read from the sums that sales keep. */
export { reportsModule } from './module.ts'
