import { sql } from 'kysely'
import type { BrowserName, SystemName } from '../../contract/index.ts'
import type { IdentityQueries } from './tables.ts'

/** A session of a person, as they see it. Times in seconds since 1970, but for `usedAt`. */
export interface SessionRow {
  uid: string
  browser: BrowserName | null
  system: SystemName | null
  address: string | null
  usedAt: Date | null
  startedAt: number
  endsAt: number
}

/** What is known of sessions beside what the provider keeps. */
export const sessionsRepository = (queries: IdentityQueries) => ({
  /** Where a person is signed in, the newest first. */
  async ofPerson(personId: string, now: Date): Promise<SessionRow[]> {
    const { rows } = await sql<SessionRow>`
      select o.uid, s.browser, s.system, s.address, s.used_at as "usedAt",
        (o.payload->>'loginTs')::float8 as "startedAt", (o.payload->>'exp')::float8 as "endsAt"
      from oidc_payloads o left join person_sessions s on s.uid = o.uid
      where o.model = 'Session' and o.payload ? 'accountId' and o.payload->>'accountId' = ${personId} and o.payload ? 'loginTs'
        and o.expires_at > ${now}
      order by 6 desc, 7 desc`.execute(queries)
    return rows
  },
  /** Notes that a session was used, and from where. */
  async noteUse(uid: string, personId: string, from: Pick<SessionRow, 'browser' | 'system' | 'address'>, now: Date): Promise<void> {
    await queries
      .insertInto('person_sessions')
      .values({ uid, person_id: personId, ...from, used_at: now, proven_at: null })
      .onConflict((conflict) =>
        conflict.column('uid').doUpdateSet({
          ...from,
          used_at: now,
          person_id: personId,
          // Another person in the same browser has proved nothing.
          proven_at: sql<Date | null>`case when person_sessions.person_id = ${personId} then person_sessions.proven_at end`,
        }),
      )
      .execute()
  },
  /** Notes that the person of a session gave their password again. */
  async noteProof(uid: string, personId: string, now: Date): Promise<void> {
    await queries
      .insertInto('person_sessions')
      .values({ uid, person_id: personId, browser: null, system: null, address: null, used_at: now, proven_at: now })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet({ proven_at: now, person_id: personId }))
      .execute()
  },
  /** Whether a session of this person is there. */
  async isLive(uid: string, personId: string, now: Date): Promise<boolean> {
    const { rows } = await sql`select 1 from oidc_payloads where model = 'Session' and uid = ${uid} and payload ? 'accountId'
      and payload->>'accountId' = ${personId} and expires_at > ${now}`.execute(queries)
    return rows.length > 0
  },
  async provenAt(uid: string, personId: string): Promise<Date | null> {
    const row = await queries
      .selectFrom('person_sessions')
      .select('proven_at as provenAt')
      .where('uid', '=', uid)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    return row?.provenAt ?? null
  },
  /** Ends one session of a person with everything that was given out in it; false where it is not theirs, or not there. */
  async end(uid: string, personId: string): Promise<boolean> {
    const ended = await sql<{ model: string }>`
      delete from oidc_payloads where payload ? 'accountId' and payload->>'accountId' = ${personId}
        and (uid = ${uid} or payload->>'sessionUid' = ${uid}) returning model`.execute(queries)
    await queries.deleteFrom('person_sessions').where('uid', '=', uid).where('person_id', '=', personId).execute()
    return ended.rows.some(({ model }) => model === 'Session')
  },
  /** Forgets what is known of sessions that are over. */
  async removeOver(): Promise<void> {
    await sql`delete from person_sessions s where not exists (select 1 from oidc_payloads o where o.model = 'Session' and o.uid = s.uid)`.execute(
      queries,
    )
  },
  async removeOf(personId: string): Promise<void> {
    await queries.deleteFrom('person_sessions').where('person_id', '=', personId).execute()
  },
})
