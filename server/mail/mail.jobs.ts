import type { Task } from '../jobs/index.ts'
import { type MailService, sendTask } from './mail.service.ts'

/** Sends each message once its job comes, and every five minutes those whose job was lost. */
export const sendMailJob = (mail: MailService): Task<{ id?: string }> => ({
  name: sendTask,
  schedule: '*/5 * * * *',
  run: ({ id }, stop) => mail.work(id ?? null, stop),
})

/** Removes old messages, every night. */
export const oldMailsJob = (mail: MailService): Task<object> => ({ name: 'old-mails', schedule: '40 3 * * *', run: () => mail.removeOld() })
