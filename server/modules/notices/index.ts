/** What people are told of that happened while they were away. */
export { type NewNotice, type NoticesService, noticesService } from './notices.service.ts'
