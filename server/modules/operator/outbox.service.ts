import type { KnownMail } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { MailService } from '../../mail/index.ts'
import { forms, pageFrom, readCursor } from '../../database/page-cursor.ts'
import { type MailRow, outboxRepository } from './outbox.repository.ts'

export interface OutboxDependencies {
  database: Database
  clock: Clock
  mail: MailService
}

const show = ({ createdAt, sentAt, nextAt, state, text: _, microseconds: __, ...mail }: MailRow): KnownMail => ({
  ...mail,
  state,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  nextAt: state === 'waiting' ? nextAt.toISOString() : null,
})

/** Messages to people: read, and sent again. */
export function outboxService({ database, clock, mail }: OutboxDependencies) {
  const outbox = outboxRepository(database)
  const required = async (id: string): Promise<MailRow> => {
    const row = await outbox.byId(id)
    if (!row) throw new ProblemError('mail/unknown', 'There is no such message.')
    return row
  }
  return {
    async page({ search = '', state = null, cursor }: { search?: string; state?: MailRow['state'] | null; cursor?: string }) {
      const after = readCursor(cursor, [forms.number, forms.id])
      const rows = await outbox.page({ search: search.trim(), state }, after)
      return pageFrom(rows, show, ({ microseconds, id }) => [microseconds, id])
    },
    /** A message with its text. Throws `mail/unknown`. */
    async read(id: string, by: Caller): Promise<KnownMail & { text: string | null }> {
      const row = await required(id)
      if (row.text !== null) await record(database, { kind: 'mail-read', at: clock.now(), by: by.id, address: by.address, values: {} })
      return { ...show(row), text: row.text }
    },
    /** Sends a message now that was not sent. Throws `mail/unknown`, `mail/no-server`, `mail/already-sent`. */
    async sendAgain(id: string, by: Caller): Promise<KnownMail> {
      await required(id)
      if (!mail.hasServer) throw new ProblemError('mail/no-server', 'There is no mail server.')
      await database.transaction().execute(async (transaction) => {
        if (!(await mail.sendAgain(transaction, id))) throw new ProblemError('mail/already-sent', 'A mail server has this message.')
        await record(transaction, { kind: 'mail-sent-again', at: clock.now(), by: by.id, address: by.address, values: {} })
      })
      return show(await required(id))
    },
  }
}
export type OutboxService = ReturnType<typeof outboxService>
