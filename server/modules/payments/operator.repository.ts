import { type RawBuilder, sql } from 'kysely'
import type { KnownSubscription, PaymentFigures, PlanCurrency } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { instantAt, microsecondsOf, pageSize } from '../../database/page-cursor.ts'
import type { DeclineReason, PaidPlanName, PlanName, PlanPeriod } from '../../../contract/index.ts'

export interface KnownSubscriptionRow {
  person: string
  name: string
  email: string
  foundBy: string
  state: KnownSubscription['state']
  subscribed: PaidPlanName | null
  period: PlanPeriod | null
  currency: PlanCurrency | null
  periodEndsAt: Date | null
  cancelled: boolean
  given: PlanName | null
}

export interface KnownPaymentRow {
  id: string
  person: string | null
  name: string | null
  email: string | null
  invoice: string
  number: string
  at: Date
  microseconds: string
  amount: number
  refunded: number
  currency: PlanCurrency
  state: 'processing' | 'authentication' | 'paid' | 'failed'
  failure: DeclineReason | null
  disputed: boolean
}

const literally = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
const holding = (column: RawBuilder<unknown>, words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`and ${column} like ${`%${literally(word)}%`}`),
    sql` `,
  )

/** Money of all people, for whoever runs the installation. */
export const paymentsOperatorRepository = (queries: Queries) => {
  const subscriptions = sql`
    select p.id as person, p.name, p.email::text as email, p.found_by as "foundBy",
      case when s.state in ('trial', 'active', 'past-due') then s.state
        when exists (select 1 from payments o where o.customer_id = c.id and o.state in ('processing', 'authentication')) then 'incomplete'
        else coalesce(s.state, 'none') end as state,
      s.plan as subscribed, s.period, c.currency, s.period_ends_at as "periodEndsAt", coalesce(s.next_plan = 'free', false) as cancelled, c.given_plan as given
    from people p left join customers c on c.person_id = p.id left join subscriptions s on s.customer_id = c.id`
  const payments = sql`
    select y.id, p.id as person, p.name, p.email::text as email, y.invoice_id as invoice, i.number, y.created_at as at,
      ${microsecondsOf(sql`y.created_at`)} as microseconds, y.amount, y.refunded, y.currency, y.state, y.failure, y.disputed
    from payments y join invoices i on i.id = y.invoice_id join customers c on c.id = y.customer_id left join people p on p.id = c.person_id`
  return {
    /** One more than a page holds, by name; those who never had anything are left out, unless they are looked for. */
    async subscriptions(
      { words, state }: { words: readonly string[]; state: string | null },
      after: readonly [foundBy: string, id: string] | null,
    ): Promise<KnownSubscriptionRow[]> {
      const { rows } = await sql<KnownSubscriptionRow>`
        select * from (${subscriptions}) k where (${state}::text = k.state or (${state}::text is null and (k.state <> 'none' or k.given is not null or ${words.length} > 0)))
          ${holding(sql`k."foundBy"`, words)}
          ${after ? sql`and (k."foundBy" collate "C", k.person) > (${after[0]}, ${after[1]}::uuid)` : sql``}
        order by k."foundBy" collate "C", k.person limit ${pageSize + 1}`.execute(queries)
      return rows
    },
    async subscription(personId: string): Promise<KnownSubscriptionRow | undefined> {
      const { rows } = await sql<KnownSubscriptionRow>`select * from (${subscriptions}) k where k.person = ${personId}`.execute(queries)
      return rows[0]
    },
    /** One more than a page holds, the newest first. */
    async payments(
      { words, state }: { words: readonly string[]; state: string | null },
      before: readonly [microseconds: string, id: string] | null,
    ): Promise<KnownPaymentRow[]> {
      const { rows } = await sql<KnownPaymentRow>`
        ${payments} where (${state}::text is null or y.state = ${state})
          ${holding(sql`coalesce(p.found_by, '') || ' ' || i.number`, words)}
          ${before ? sql`and (y.created_at, y.id) < (${instantAt(before[0])}, ${before[1]}::uuid)` : sql``}
        order by y.created_at desc, y.id desc limit ${pageSize + 1}`.execute(queries)
      return rows
    },
    async payment(id: string): Promise<KnownPaymentRow | undefined> {
      const { rows } = await sql<KnownPaymentRow>`${payments} where y.id = ${id}`.execute(queries)
      return rows[0]
    },
    async subscribers(): Promise<{ plan: PaidPlanName; period: PlanPeriod; currency: PlanCurrency; people: number }[]> {
      const { rows } = await sql<{ plan: PaidPlanName; period: PlanPeriod; currency: PlanCurrency; people: number }>`
        select s.plan, s.period, coalesce(c.currency, 'EUR') as currency, count(*)::int as people
        from subscriptions s join customers c on c.id = s.customer_id where s.state in ('active', 'past-due') group by 1, 2, 3`.execute(
        queries,
      )
      return rows
    },
    async revenue(since: Date): Promise<PaymentFigures['revenue']> {
      const { rows } = await sql<PaymentFigures['revenue'][number]>`
        select to_char(e.at at time zone 'UTC', 'YYYY-MM') as month, e.currency,
          coalesce(-sum(e.amount) filter (where e.account = 'revenue'), 0)::int as net,
          coalesce(-sum(e.amount) filter (where e.account = 'tax'), 0)::int as tax,
          coalesce(sum(e.amount) filter (where e.account in ('revenue', 'tax') and e.payment_id is not null), 0)::int as refunded
        from ledger_entries e join invoices i on i.id = e.invoice_id
        where e.at >= ${since} and i.state in ('paid', 'refunded', 'partly-refunded')
        group by 1, 2 order by 1 desc, 2`.execute(queries)
      return rows
    },
    async differences(): Promise<{ comparedAt: Date | null; differences: PaymentFigures['differences'] }> {
      const compared = await queries.selectFrom('payment_comparisons').select('compared_at').executeTakeFirst()
      const differences = await queries
        .selectFrom('payment_differences')
        .select(['kind', 'id', 'currency', 'here', 'at_gateway as atGateway'])
        .orderBy('kind')
        .orderBy('id')
        .limit(500)
        .execute()
      return { comparedAt: compared?.compared_at ?? null, differences }
    },
  }
}
