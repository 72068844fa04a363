import { sql } from 'kysely'
import type { NoticeSettings } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** Whose notices are to be sent by e-mail. */
export interface MailReceiver {
  id: string
  email: string
  language: 'es' | 'en' | 'pt'
  mailedId: string
  /** By the clocks of their first store. */
  today: string
}

/** The hour from which a daily message is sent, by the clocks of the person's first store. */
const dailyHour = 8

/** What people are notified of, as rows. */
export const noticeSettingsRepository = (queries: Queries) => ({
  async read(personId: string): Promise<NoticeSettings> {
    const row = await queries.selectFrom('notice_settings').select(['muted', 'mail']).where('person_id', '=', personId).executeTakeFirst()
    return { muted: (row?.muted ?? []) as NoticeSettings['muted'], mailing: row?.mail ?? 'off' }
  },
  /** Sending begins with what comes after it is switched on. */
  async write(personId: string, { muted, mailing }: NoticeSettings): Promise<void> {
    await sql`
      insert into notice_settings (person_id, muted, mail, mailed_id)
      values (${personId}, ${muted}, ${mailing}, coalesce((select max(id) from notices where person_id = ${personId}), 0))
      on conflict (person_id) do update set muted = excluded.muted, mail = excluded.mail,
        mailed_id = case when notice_settings.mail = 'off' then excluded.mailed_id else notice_settings.mailed_id end`.execute(queries)
  },
  /** Those who have something to be sent now, each locked until the transaction ends; others that work on the same leave them out. */
  async receivers(now: Date, most: number): Promise<MailReceiver[]> {
    const { rows } = await sql<MailReceiver>`
      select p.id, p.email, p.language, s.mailed_id::text as "mailedId", local.day::text as today
      from notice_settings s
      join people p on p.id = s.person_id and p.active
      cross join lateral (
        select ${now}::timestamptz at time zone coalesce(
          (select t.time_zone from memberships m join stores t on t.id = m.store_id where m.person_id = s.person_id order by t.name limit 1), 'UTC') as at) clock
      cross join lateral (select clock.at::date as day, extract(hour from clock.at) as hour) local
      where s.mail <> 'off'
        and (s.mail = 'once' or (local.hour >= ${dailyHour} and (s.mailed_on is null or s.mailed_on < local.day)))
        and exists (select 1 from notices n where n.person_id = s.person_id and n.id > s.mailed_id and n.read_at is null)
      limit ${most}
      for update of s skip locked`.execute(queries)
    return rows
  },
  async sent(personId: string, upTo: string, day: string): Promise<void> {
    await sql`update notice_settings set mailed_id = ${upTo}::bigint, mailed_on = ${day}::date where person_id = ${personId}`.execute(
      queries,
    )
  },
})
