import { sql } from 'kysely'
import type { IdentityQueries, SignInAttempts } from './tables.ts'

type Scope = SignInAttempts['scope']

/** Counts of wrong passwords. Made from a transaction, so that two counts change together. */
export function attemptsRepository(queries: IdentityQueries) {
  const row = (scope: Scope, key: string) => queries.selectFrom('sign_in_attempts').where('scope', '=', scope).where('key', '=', key)
  return {
    /** Counts one more and locks the row; null where a wait is running. Counts older than `forgetBefore` start over. */
    async count(scope: Scope, key: string, now: Date, forgetBefore: Date): Promise<number | null> {
      const counted = await queries
        .insertInto('sign_in_attempts')
        .values({ scope, key, failures: 1, last_at: now, refused_until: null })
        .onConflict((conflict) =>
          conflict
            .columns(['scope', 'key'])
            .doUpdateSet({
              failures: sql<number>`case when sign_in_attempts.last_at < ${forgetBefore} then 1 else sign_in_attempts.failures + 1 end`,
              last_at: now,
              refused_until: null,
            })
            .where((where) =>
              where.or([where('sign_in_attempts.refused_until', 'is', null), where('sign_in_attempts.refused_until', '<=', now)]),
            ),
        )
        .returning('failures')
        .executeTakeFirst()
      return counted?.failures ?? null
    },
    async refuse(scope: Scope, key: string, until: Date): Promise<void> {
      await queries
        .updateTable('sign_in_attempts')
        .set({ refused_until: until })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute()
    },
    async refusedUntil(scope: Scope, key: string): Promise<Date | null> {
      return (await row(scope, key).select('refused_until').executeTakeFirst())?.refused_until ?? null
    },
    async forget(scope: Scope, key: string): Promise<void> {
      await queries.deleteFrom('sign_in_attempts').where('scope', '=', scope).where('key', '=', key).execute()
    },
    /** Takes one count back; the earlier ones stay. */
    async takeBack(scope: Scope, key: string): Promise<void> {
      await queries
        .updateTable('sign_in_attempts')
        .set({ failures: sql<number>`greatest(failures - 1, 0)`, refused_until: null })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute()
    },
    async forgetBefore(scope: Scope, before: Date): Promise<void> {
      await queries.deleteFrom('sign_in_attempts').where('scope', '=', scope).where('last_at', '<', before).execute()
    },
  }
}
