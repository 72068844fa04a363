import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import type { Lease, AccountFailures } from './budget.ts'

/** The rate comes back by a twentieth of the full one a minute. */
const recovery = 0.05
/** The slowest that refusals make it, in calls per second. */
const slowest = 0.5
/** Turns that nobody took are caught up on for this long, in milliseconds. */
const catchUp = 100

const now = sql`statement_timestamp()`
const span = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1000}::float8)`
const rateOf = (perSecond: number) =>
  sql`least(${perSecond}::float8, b.base_rate + ${perSecond * recovery}::float8 * extract(epoch from ${now} - b.rate_since) / 60)`
const left = (column: 'paused_until' | 'open_until') =>
  sql`greatest(0, coalesce(extract(epoch from b.${sql.ref(column)} - ${now}) * 1000, 0))::float8`
const accountFailures = sql`b.failures, case when b.open_until is null then null else ${left('open_until')} end as "openFor"`

/** Budgets of accounts, as rows. All times are the database's, given as milliseconds from now. */
export const budgetRepository = (queries: Queries) => ({
  /** The next `turns` turns of the account, and how it stands. */
  async lease(account: string, turns: number, perSecond: number): Promise<Lease> {
    const whole = sql`make_interval(secs => ${turns}::float8 / ${rateOf(perSecond)})`
    const { rows } = await sql<Lease>`
      insert into platform_budgets as b (account, base_rate, next_turn, rate_since)
      values (${account}, ${perSecond}, ${now} + ${span((turns * 1000) / perSecond)}, ${now})
      on conflict (account) do update set next_turn = greatest(b.next_turn, ${now} - ${span(catchUp)}, b.paused_until) + ${whole}
      returning extract(epoch from b.next_turn - ${whole} - ${now})::float8 * 1000 as "startsIn", ${rateOf(perSecond)}::float8 as "perSecond",
        ${left('paused_until')} as "pausedFor", ${accountFailures}`.execute(queries)
    return rows[0]!
  },
  /** Pauses the account, and halves its rate unless that was done since the refused call was sent. */
  async refused(account: string, sentAgo: number, pause: number, perSecond: number): Promise<void> {
    const isNews = sql`${now} - ${span(sentAgo)} >= b.rate_since`
    await sql`
      update platform_budgets b set
        base_rate = case when ${isNews} then greatest(${slowest}, ${rateOf(perSecond)} / 2) else b.base_rate end,
        rate_since = case when ${isNews} then ${now} else b.rate_since end,
        paused_until = greatest(b.paused_until, ${now} + ${span(pause)}),
        next_turn = greatest(b.next_turn, ${now} + ${span(pause)})
      where account = ${account}`.execute(queries)
  },
  /** One failure more; after `most` in a row the account is closed to calls for `opensFor`. Only a probe makes that longer. */
  async failed(account: string, perSecond: number, most: number, opensFor: number, probe: boolean): Promise<AccountFailures> {
    const opens = sql`b.failures + 1 >= ${most} and (${probe} or b.open_until is null)`
    const { rows } = await sql<AccountFailures>`
      insert into platform_budgets as b (account, base_rate, failures) values (${account}, ${perSecond}, 1)
      on conflict (account) do update set failures = b.failures + 1,
        open_until = case when ${opens} then ${now} + ${span(opensFor)} else b.open_until end
      returning ${accountFailures}`.execute(queries)
    return rows[0]!
  },
  async worked(account: string): Promise<void> {
    await sql`update platform_budgets set failures = 0, open_until = null where account = ${account} and (failures > 0 or open_until is not null)`.execute(
      queries,
    )
  },
  /** Whether the caller is the one that may try; nobody else may for `lasts`. Null where there is nothing to try. */
  async probe(account: string, lasts: number): Promise<{ mine: boolean; openFor: number } | null> {
    const won = await sql`
      update platform_budgets set open_until = ${now} + ${span(lasts)} where account = ${account} and open_until <= ${now}`.execute(queries)
    if (Number(won.numAffectedRows ?? 0) > 0) return { mine: true, openFor: lasts }
    const { rows } = await sql<AccountFailures>`select ${accountFailures} from platform_budgets b where account = ${account}`.execute(
      queries,
    )
    const openFor = rows[0]?.openFor ?? null
    return openFor === null ? null : { mine: false, openFor }
  },
})
