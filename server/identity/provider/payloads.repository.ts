import { sql } from 'kysely'
import { lifetimes } from '../lifetimes.ts'
import { sessionsRepository } from '../sessions.repository.ts'
import type { IdentityQueries } from '../tables.ts'

/** What Samara itself does with the provider's rows; the library's own reads and writes stand in `adapter.ts`. */
export function payloadsRepository(queries: IdentityQueries) {
  return {
    /** Lets a session live on, up to its absolute end. A session that is gone stays gone. */
    async prolongSession(uid: string, now: Date): Promise<void> {
      const nowSeconds = Math.floor(now.getTime() / 1000)
      const end = sql<number>`least(${nowSeconds + lifetimes.session.idle}::bigint, (payload->>'loginTs')::bigint + ${lifetimes.session.absolute}::bigint)`
      await queries
        .updateTable('oidc_payloads')
        .set({ payload: sql<string>`jsonb_set(payload, '{exp}', to_jsonb(${end}))`, expires_at: sql<Date>`to_timestamp(${end})` })
        .where('model', '=', 'Session')
        .where('uid', '=', uid)
        .where('expires_at', '>', now)
        .where(sql<boolean>`payload ? 'loginTs'`)
        .execute()
    },
    /** Ends every session of a person, and every sign-in that is under way: what is refreshed then is refused. */
    async endSessionsOf(personId: string): Promise<void> {
      await queries
        .deleteFrom('oidc_payloads')
        .where(sql<boolean>`((payload ? 'accountId' and payload->>'accountId' = ${personId})
          or (model = 'Interaction' and ${personId} in (payload #>> '{result,login,accountId}', payload #>> '{session,accountId}')))`)
        .execute()
      await sessionsRepository(queries).removeOf(personId)
    },
    /** Removes what expired. A minute is left over, for clocks that differ. */
    async removeExpired(now: Date): Promise<number> {
      const removed = await queries
        .deleteFrom('oidc_payloads')
        .where('expires_at', '<', new Date(now.getTime() - 60_000))
        .executeTakeFirst()
      return Number(removed.numDeletedRows)
    },
  }
}
