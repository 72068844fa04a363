/** Sales figures of products, and the samaraScore that is worked out from them within each list. */
export { refreshScores } from './refresh.ts'
export type { ListParts } from './list-parts.repository.ts'
export { scoresModule } from './module.ts'
export type { ScoresService } from './scores.service.ts'
export { readDays, readProducts } from './read-sales.ts'
