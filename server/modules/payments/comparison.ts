import { sql } from 'kysely'
import type { DifferenceKind, PlanCurrency } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { billingRepository, type PaymentRow } from './billing.repository.ts'
import { daysAfter } from './calendar.ts'
import type { Gateway, GatewayCharge } from './gateway.ts'

export interface Difference {
  kind: DifferenceKind
  id: string
  currency: PlanCurrency
  here: number | null
  atGateway: number | null
}

/** Days back that are compared: a charge that ended late is still among them. */
const daysBack = 35

/** What differs between a payment and its charge. */
export function differenceOf(payment: PaymentRow, charge: GatewayCharge | undefined): Difference | null {
  const same = { id: payment.id, currency: payment.currency, here: payment.amount }
  if (!charge)
    return payment.state === 'paid' || payment.gatewayId !== null ? { ...same, kind: 'missing-at-gateway', atGateway: null } : null
  if (charge.amount !== payment.amount || charge.currency.toUpperCase() !== payment.currency)
    return { ...same, kind: 'other-amount', atGateway: charge.amount }
  // What waits has no end on either side yet; whoever asks for it brings it on.
  if (payment.state === 'processing' || payment.state === 'authentication') return null
  if (charge.state !== payment.state) return { ...same, kind: 'other-state', atGateway: charge.amount }
  if (charge.refunded !== payment.refunded)
    return { ...same, kind: 'other-amount', here: payment.amount - payment.refunded, atGateway: charge.amount - charge.refunded }
  return null
}

/** What the ledger does not balance, by payment: what came in less what went back must be what the gateway has. */
async function ledgerDifferences(queries: Queries, from: Date, to: Date): Promise<Difference[]> {
  const { rows } = await sql<{ id: string; currency: PlanCurrency; here: number; booked: number }>`
    select p.id, p.currency, p.amount - p.refunded as here,
      coalesce((select sum(e.amount)::int from ledger_entries e where e.payment_id = p.id and e.account in ('gateway', 'disputed')), 0) as booked
    from payments p where p.state = 'paid' and p.created_at >= ${from} and p.created_at < ${to}`.execute(queries)
  const unbalanced = await sql<{ currency: PlanCurrency; sum: number }>`
    select currency, sum(amount)::int as sum from ledger_entries group by currency having sum(amount) <> 0`.execute(queries)
  return [
    ...rows
      .filter(({ here, booked }) => here !== booked)
      .map(({ id, currency, here, booked }) => ({ kind: 'ledger-not-zero' as const, id, currency, here: booked, atGateway: here })),
    ...unbalanced.rows.map(({ currency, sum }) => ({ kind: 'ledger-not-zero' as const, id: currency, currency, here: sum, atGateway: 0 })),
  ]
}

export interface ComparisonParts {
  database: Database
  gateway: Gateway
  clock: Clock
  logger: Logger
}

/** Every night: holds payments, ledger and gateway against each other, and keeps what differs for the operator. */
export function comparison({ database, gateway, clock, logger }: ComparisonParts) {
  async function compare(): Promise<Difference[]> {
    const now = clock.now()
    const from = daysAfter(now, -daysBack)
    // What is under way this minute may be in one place and not yet in the other.
    const to = new Date(now.getTime() - 60_000)
    const charges = new Map<string, GatewayCharge>()
    const found: Difference[] = []
    for await (const charge of gateway.chargesBetween(from, daysAfter(now, 1)))
      if (charge.payment !== null) charges.set(charge.payment, charge)
    const payments = await billingRepository(database).paymentsBetween(from, to)
    for (const payment of payments) {
      const difference = differenceOf(payment, charges.get(payment.id))
      if (difference) found.push(difference)
    }
    for (const [id, charge] of charges)
      if (charge.state === 'paid' && !(await billingRepository(database).payment(id)))
        found.push({
          kind: 'missing-here',
          id: charge.id,
          currency: charge.currency.toUpperCase() as PlanCurrency,
          here: null,
          atGateway: charge.amount,
        })
    found.push(...(await ledgerDifferences(database, from, to)))
    await database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('payment_differences').execute()
      for (const { atGateway, ...difference } of found)
        await transaction
          .insertInto('payment_differences')
          .values({ ...difference, at_gateway: atGateway })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
          .execute()
      await transaction
        .insertInto('payment_comparisons')
        .values({ compared_at: now })
        .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ compared_at: now }))
        .execute()
    })
    if (found.length > 0) logger.error({ differences: found }, 'the ledger and the payment gateway differ')
    return found
  }
  const task: Task<object> = { name: 'compare-payments', schedule: '10 4 * * *', run: async () => void (await compare()) }
  return { compare, task }
}
