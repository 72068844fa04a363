/** The sequence of products in a list, with what holds on top of it: saved, told as it was, drafted, and made for many lists at once. */
export { checkWhole } from './check-ordering.ts'
export { draftsService } from './drafts.service.ts'
export { historyService } from './history.service.ts'
export { listService } from './list.service.ts'
export { massService } from './mass.service.ts'
export { orderingRoutes } from './ordering.routes.ts'
export { type OrderingService, orderingService } from './ordering.service.ts'
export { writeSequenceJob } from './write-sequence.jobs.ts'
