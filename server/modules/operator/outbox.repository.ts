import { sql } from 'kysely'
import type { mailStates } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { instantAt, microsecondsOf, pageSize } from '../../database/page-cursor.ts'

export interface MailRow {
  id: string
  receiver: string
  kind: string
  subject: string
  state: (typeof mailStates)[number]
  attempts: number
  createdAt: Date
  sentAt: Date | null
  nextAt: Date
  fault: string | null
  text: string | null
  /** What it is sorted by. */
  microseconds: string
}

const columns = sql`id, receiver, kind, subject, state, attempts, created_at as "createdAt", sent_at as "sentAt", next_at as "nextAt", fault, body_text as text,
  ${microsecondsOf(sql`created_at`)} as microseconds`

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Messages to people, as the operator reads them. */
export const outboxRepository = (queries: Queries) => ({
  /** One more than a page holds, the newest first. */
  async page(
    { search, state }: { search: string; state: MailRow['state'] | null },
    after: readonly [microseconds: string, id: string] | null,
  ): Promise<MailRow[]> {
    const { rows } = await sql<MailRow>`
      select ${columns} from mails
      where (${state}::text is null or state = ${state}) and (${search} = '' or receiver ilike ${`%${literally(search)}%`} or subject ilike ${`%${literally(search)}%`})
        ${after ? sql`and (created_at < ${instantAt(after[0])} or (created_at = ${instantAt(after[0])} and id > ${after[1]}::uuid))` : sql``}
      order by created_at desc, id limit ${pageSize + 1}`.execute(queries)
    return rows
  },
  async byId(id: string): Promise<MailRow | undefined> {
    const { rows } = await sql<MailRow>`select ${columns} from mails where id = ${id}`.execute(queries)
    return rows[0]
  },
})
