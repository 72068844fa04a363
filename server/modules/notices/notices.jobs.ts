import type { Task } from '../../jobs/index.ts'
import type { NoticeMailsService } from './notice-mails.service.ts'
import type { NoticesService } from './notices.service.ts'

/** Removes old notices, every night. */
export const noticesJob = (notices: NoticesService): Task<object> => ({
  name: 'old-notices',
  schedule: '20 3 * * *',
  run: () => notices.removeOld(),
})

/** Sends notices by e-mail, every minute, to those who want them so. */
export const noticeMailsJob = (mails: Pick<NoticeMailsService, 'sendDue'>): Task<object> => ({
  name: 'notice-mails',
  schedule: '* * * * *',
  run: () => mails.sendDue(),
})
