import type { Language } from '../../contract/index.ts'
import type { Database, Queries } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { type Logger, withoutAddresses } from '../kernel/logger.ts'
import type { MailFile, MailMessage } from './mail-message.ts'
import type { MailServer } from './mail-server.ts'
import { mailsRepository } from './mails.repository.ts'
import { writeMail } from './write-mail.ts'

export interface Mail {
  /** E-mail address of the receiver. */
  to: string
  /** The receiver's language. */
  language: Language
  message: MailMessage
  /** Goes with it. */
  file?: MailFile | undefined
}

export interface MailDependencies {
  database: Database
  jobs: Pick<Jobs, 'enqueue'>
  clock: Clock
  logger: Logger
  /** Null keeps every message in the outbox. */
  server: MailServer | null
}

/** The job that sends. */
export const sendTask = 'send-mail'

const minute = 60_000
const day = 24 * 60 * minute
/** For so long a message that is being sent is nobody else's. */
const claimed = 5 * minute
/** A mail server that is away is waited for: 1, 2, 4 … minutes, never longer than an hour, for three days. */
const waits = { first: minute, longest: 60 * minute, all: 3 * day }
/** Messages of one look. */
const atOnce = 100
/** Messages are forgotten after so long. */
const kept = 30 * day

/** Milliseconds until the next attempt, after so many. */
const waitAfter = (attempts: number): number => Math.min(waits.longest, waits.first * 2 ** Math.min(attempts - 1, 20))

export type MailService = ReturnType<typeof mailService>

/** Messages to people: written into the outbox, sent by a job. */
export function mailService({ database, jobs, clock, logger, server }: MailDependencies) {
  const mails = mailsRepository(database)

  async function sendOne(to: MailServer, id: string): Promise<void> {
    const now = clock.now()
    const mail = await mails.claim(id, now, new Date(now.getTime() + claimed))
    if (!mail) return
    const { receiver, subject, text, html, file, fileName, attempts, createdAt } = mail
    const attached = file && fileName !== null ? { name: fileName, content: file } : undefined
    const delivery = await to.deliver({ id, to: receiver, subject, text: text ?? '', html: html ?? '', date: createdAt, file: attached })
    if (delivery.sent) return mails.sent(id, clock.now())
    const givenUp = delivery.final || clock.now().getTime() - createdAt.getTime() > waits.all
    const next = givenUp ? null : new Date(clock.now().getTime() + waitAfter(attempts))
    logger.warn({ mail: id, attempts, fault: withoutAddresses(delivery.fault), next }, 'mail not sent')
    await database.transaction().execute(async (transaction) => {
      await mailsRepository(transaction).notSent(id, delivery.fault, next)
      if (next) await jobs.enqueue(sendTask, { id }, { queries: transaction, after: next })
    })
  }

  return {
    /** Puts a message into the outbox, within `queries` where that is a transaction: rolled back, it never was. Gives its id. */
    async send(queries: Queries, { to, language, message, file }: Mail): Promise<string> {
      const { subject, text, html } = writeMail(language, message)
      const state = server ? 'waiting' : 'kept'
      const row = { receiver: to, kind: message.kind, language, subject, text, html, file, state, at: clock.now() } as const
      const id = await mailsRepository(queries).add(row)
      if (server) await jobs.enqueue(sendTask, { id }, { queries })
      return id
    },
    /** Sends this message, or all that are due. What a mail server does not take is tried again later. */
    async work(id: string | null, stop?: AbortSignal): Promise<void> {
      if (!server) return mails.keepWaiting()
      const due = id === null ? await mails.due(clock.now(), atOnce) : [id]
      for (const each of due) if (!stop?.aborted) await sendOne(server, each)
    },
    /** Whether there is a mail server. */
    hasServer: server !== null,
    /** How many messages are in which state. */
    states: (): Promise<{ state: string; count: number }[]> => mails.states(),
    /** Sends a message now, with the time of its first attempt forgotten. False where a mail server took it, or it is not there. */
    async sendAgain(queries: Queries, id: string): Promise<boolean> {
      if (!(await mailsRepository(queries).again(id, clock.now()))) return false
      await jobs.enqueue(sendTask, { id }, { queries })
      return true
    },
    removeOld: (): Promise<void> => mails.removeBefore(new Date(clock.now().getTime() - kept)),
  }
}
