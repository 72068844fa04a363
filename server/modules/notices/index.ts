/** What people are told of that happened while they were away. */
export { noticesJob } from './notices.jobs.ts'
export { noticesRoutes } from './notices.routes.ts'
export type { NewNotice } from './notices.repository.ts'
export { type NoticesService, noticesService } from './notices.service.ts'
