import type { Queries } from '../database/index.ts'
import type { Mails } from '../database/tables/people.ts'
import type { Language } from '../../contract/index.ts'
import type { MailFile } from './mail-message.ts'

export interface NewMail {
  receiver: string
  kind: string
  language: Language
  subject: string
  text: string
  html: string
  file?: MailFile | undefined
  state: 'kept' | 'waiting'
  at: Date
}

/** A message that is to be sent now. */
export interface ClaimedMail {
  id: string
  receiver: string
  subject: string
  text: string | null
  html: string | null
  fileName: string | null
  file: Buffer | null
  attempts: number
  createdAt: Date
}

/** Messages, as rows. */
export const mailsRepository = (queries: Queries) => ({
  async add({ receiver, kind, language, subject, text, html, file, state, at }: NewMail): Promise<string> {
    const row = { receiver, kind, language, subject, body_text: text, body_html: html, state, next_at: at, fault: null, created_at: at }
    const { id } = await queries
      .insertInto('mails')
      .values({ ...row, file_name: file?.name ?? null, file: file?.content ?? null, sent_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  /** Ids of messages whose time has come, the oldest first. */
  async due(now: Date, most: number): Promise<string[]> {
    const rows = await queries
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  },
  /** Takes a message that is due, for whoever sends it: until `until` nobody else gets it. Undefined where it is not due. */
  claim: (id: string, now: Date, until: Date): Promise<ClaimedMail | undefined> =>
    queries
      .updateTable('mails')
      .set((row) => ({ next_at: until, attempts: row('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .returning([
        'id',
        'receiver',
        'subject',
        'body_text as text',
        'body_html as html',
        'file_name as fileName',
        'file',
        'attempts',
        'created_at as createdAt',
      ])
      .executeTakeFirst(),
  /** A mail server has it. */
  async sent(id: string, at: Date): Promise<void> {
    const row = { state: 'sent', body_text: null, body_html: null, file_name: null, file: null, fault: null, sent_at: at } as const
    await queries.updateTable('mails').set(row).where('id', '=', id).execute()
  },
  /** It was not sent: it waits until `nextAt`, or is given up where that is null. */
  async notSent(id: string, fault: string, nextAt: Date | null): Promise<void> {
    await queries
      .updateTable('mails')
      .set({ fault, ...(nextAt ? { next_at: nextAt } : { state: 'failed' satisfies Mails['state'] }) })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
  },
  /** There is no mail server any more: what waits is kept. */
  async keepWaiting(): Promise<void> {
    await queries.updateTable('mails').set({ state: 'kept' }).where('state', '=', 'waiting').execute()
  },
  states: (): Promise<{ state: string; count: number }[]> =>
    queries
      .selectFrom('mails')
      .select(({ fn }) => ['state', fn.countAll().$castTo<string>().as('count')])
      .groupBy('state')
      .orderBy('state')
      .execute()
      .then((rows) => rows.map(({ state, count }) => ({ state, count: Number(count) }))),
  /** It is due now. False where a mail server took it. */
  async again(id: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await queries
      .updateTable('mails')
      .set({ state: 'waiting' satisfies Mails['state'], next_at: now })
      .where('id', '=', id)
      .where('body_text', 'is not', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  async removeBefore(before: Date): Promise<void> {
    await queries.deleteFrom('mails').where('created_at', '<', before).where('state', '<>', 'waiting').execute()
  },
})
