/** What people are notified of that happened while they were away. */
export { noticesModule } from './module.ts'
export type { NewNotice } from './notices.repository.ts'
export type { NoticesService } from './notices.service.ts'
