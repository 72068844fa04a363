/** Sales figures of products, and the samaraScore that is worked out from them within each list. */
export { scoresJob } from './scores.jobs.ts'
export { scoresModule } from './module.ts'
export type { ScoresService } from './scores.service.ts'
