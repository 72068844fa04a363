/** Sales figures of products, and the samaraScore that is worked out from them within each list. */
export { scoresJob } from './scores.jobs.ts'
export { scoresRoutes } from './scores.routes.ts'
export { type ScoresService, scoresService } from './scores.service.ts'
