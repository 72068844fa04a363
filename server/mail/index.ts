/**
 * Messages to people. `mail.send(transaction, { to, language, message })` puts
 * one into the outbox, in the transaction of what it tells of; a job sends it.
 * A new kind of message is a member of `MailMessage` (`mail-message.ts`) and its texts in three
 * languages (`mail-texts.words.ts`). Names in it are data: they are escaped and cannot break a
 * line. Without a mail server (`SAMARA_SMTP_URL`) every message stays in the table `mails`.
 */
import type { Task } from '../jobs/index.ts'
import { oldMailsJob, sendMailJob } from './mail.jobs.ts'
import { mailServer, type MailSettings } from './mail-server.ts'
import { type MailDependencies, type MailService, mailService } from './mail.service.ts'

export type { MailFile, MailMessage } from './mail-message.ts'
export type { MailService } from './mail.service.ts'

export interface MailPart {
  service: MailService
  tasks: readonly Task<never>[]
}

/** Sets mail up, with the mail server of the settings. */
export function createMail({ smtpUrl, from }: MailSettings, parts: Omit<MailDependencies, 'server'>): MailPart {
  const service = mailService({ ...parts, server: smtpUrl === null ? null : mailServer(smtpUrl, from) })
  return { service, tasks: [sendMailJob(service), oldMailsJob(service)] }
}
