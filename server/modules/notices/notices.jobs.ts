import type { Task } from '../../jobs/index.ts'
import type { NoticesService } from './notices.service.ts'

/** Removes old notices, every night. */
export const noticesJob = (notices: NoticesService): Task<object> => ({
  name: 'old-notices',
  schedule: '20 3 * * *',
  run: () => notices.removeOld(),
})
