import { sql } from 'kysely'
import type {
  BillingDetails,
  DeclineReason,
  Invoice,
  KeepChoice,
  PaidPlanName,
  PlanCurrency,
  PlanPeriod,
  Tax,
} from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { BillLine } from './bill.ts'
import type { Life } from './life.ts'

/** A subscription: its life, and what belongs to the running period. */
export interface SubscriptionRow extends Life {
  customerId: string
  startedAt: Date
  periodNet: number
  keep: KeepChoice | null
  couponCode: string | null
  couponLeft: number
}

export interface InvoiceRow {
  id: string
  customerId: string
  number: string
  issuedAt: Date
  state: Invoice['state']
  purpose: 'start' | 'upgrade' | 'renewal'
  plan: PaidPlanName
  period: PlanPeriod
  fromAt: Date
  toAt: Date
  currency: PlanCurrency
  lines: BillLine[]
  tax: Tax
  total: number
  net: number
  credit: number
  refunded: number
  billing: BillingDetails | null
  couponCode: string | null
  keep: KeepChoice | null
}

export interface PaymentRow {
  id: string
  customerId: string
  invoiceId: string
  gatewayCard: string
  last4: string
  amount: number
  currency: PlanCurrency
  state: 'processing' | 'authentication' | 'paid' | 'failed'
  failure: DeclineReason | null
  gatewayId: string | null
  present: boolean
  returnPath: string
  refunded: number
  disputed: boolean
  createdAt: Date
}

export type NewInvoice = Omit<InvoiceRow, 'id' | 'number' | 'state' | 'refunded'>

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Subscriptions, invoices and payments, as rows. */
export const billingRepository = (queries: Queries) => {
  const subscriptions = queries
    .selectFrom('subscriptions')
    .select([
      'customer_id as customerId',
      'state',
      'plan',
      'period',
      'started_at as startedAt',
      'anchor_at as anchorAt',
      'cycle',
      'period_starts_at as periodStartsAt',
      'period_ends_at as periodEndsAt',
      'period_net as periodNet',
      'next_plan as nextPlan',
      'next_period as nextPeriod',
      'keep',
      'attempts',
      'due_at as dueAt',
      'coupon_code as couponCode',
      'coupon_left as couponLeft',
    ])
    .select(sql<boolean>`reminded_at is not null`.as('reminded'))
    .$castTo<SubscriptionRow>()
  const invoices = queries
    .selectFrom('invoices')
    .select([
      'id',
      'customer_id as customerId',
      'number',
      'issued_at as issuedAt',
      'state',
      'purpose',
      'plan',
      'period',
      'from_at as fromAt',
      'to_at as toAt',
      'currency',
      'lines',
      'tax',
      'total',
      'net',
      'credit',
      'refunded',
      'billing',
      'coupon_code as couponCode',
      'keep',
    ])
    .$castTo<InvoiceRow>()
  const payments = queries
    .selectFrom('payments')
    .select([
      'id',
      'customer_id as customerId',
      'invoice_id as invoiceId',
      'gateway_card as gatewayCard',
      'last4',
      'amount',
      'currency',
      'state',
      'failure',
      'gateway_id as gatewayId',
      'present',
      'return_path as returnPath',
      'refunded',
      'disputed',
      'created_at as createdAt',
    ])
    .$castTo<PaymentRow>()

  return {
    subscription: (customerId: string): Promise<SubscriptionRow | undefined> =>
      subscriptions.where('customer_id', '=', customerId).executeTakeFirst(),
    async putSubscription(row: SubscriptionRow, at: Date): Promise<void> {
      const values = {
        state: row.state,
        plan: row.plan,
        period: row.period,
        started_at: row.startedAt,
        anchor_at: row.anchorAt,
        cycle: row.cycle,
        period_starts_at: row.periodStartsAt,
        period_ends_at: row.periodEndsAt,
        period_net: row.periodNet,
        next_plan: row.nextPlan,
        next_period: row.nextPeriod,
        keep: json(row.keep),
        attempts: row.attempts,
        due_at: row.dueAt,
        reminded_at: row.reminded ? at : null,
        coupon_code: row.couponCode,
        coupon_left: row.couponLeft,
      }
      await queries
        .insertInto('subscriptions')
        .values({ customer_id: row.customerId, ...values })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
        .execute()
    },
    /** Customers whose subscription is due, the longest waiting first. */
    async due(now: Date, most: number): Promise<string[]> {
      const rows = await queries
        .selectFrom('subscriptions')
        .select('customer_id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(most)
        .execute()
      return rows.map(({ customer_id }) => customer_id)
    },
    /** Makes an invoice with the next number of its year. */
    async addInvoice(row: NewInvoice): Promise<InvoiceRow> {
      const year = row.issuedAt.getUTCFullYear()
      const { last } = await queries
        .insertInto('invoice_numbers')
        .values({ year, last: 1 })
        .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql<number>`invoice_numbers.last + 1` }))
        .returning('last')
        .executeTakeFirstOrThrow()
      const number = `${year}-${String(last).padStart(6, '0')}`
      const { id } = await queries
        .insertInto('invoices')
        .values({
          customer_id: row.customerId,
          number,
          issued_at: row.issuedAt,
          state: 'open',
          purpose: row.purpose,
          plan: row.plan,
          period: row.period,
          from_at: row.fromAt,
          to_at: row.toAt,
          currency: row.currency,
          lines: JSON.stringify(row.lines),
          tax: JSON.stringify(row.tax),
          total: row.total,
          net: row.net,
          credit: row.credit,
          billing: json(row.billing),
          coupon_code: row.couponCode,
          keep: json(row.keep),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { ...row, id, number, state: 'open', refunded: 0 }
    },
    invoice: (id: string): Promise<InvoiceRow | undefined> => invoices.where('id', '=', id).executeTakeFirst(),
    openInvoice: (customerId: string): Promise<InvoiceRow | undefined> =>
      invoices.where('customer_id', '=', customerId).where('state', '=', 'open').executeTakeFirst(),
    /** The invoice that the period that began then was paid with. */
    paidFor: (customerId: string, fromAt: Date): Promise<InvoiceRow | undefined> =>
      invoices
        .where('customer_id', '=', customerId)
        .where('from_at', '=', fromAt)
        .where('state', 'in', ['paid', 'partly-refunded', 'refunded'])
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    async setInvoice(id: string, change: { state: Invoice['state']; refunded?: number }): Promise<void> {
      await queries.updateTable('invoices').set(change).where('id', '=', id).execute()
    },
    /** One more than a page holds, the newest first. */
    invoicesOf: (customerId: string, before: { at: Date; id: string } | null, most: number): Promise<InvoiceRow[]> =>
      invoices
        .where('customer_id', '=', customerId)
        .$if(before !== null, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('issued_at', 'id'), '<', tuple(before!.at, before!.id))),
        )
        .orderBy('issued_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),
    paymentsOf: (invoiceIds: readonly string[]): Promise<PaymentRow[]> =>
      invoiceIds.length === 0
        ? Promise.resolve([])
        : payments
            .where('invoice_id', 'in', [...invoiceIds])
            .orderBy('created_at', 'desc')
            .execute(),
    payment: (id: string): Promise<PaymentRow | undefined> => payments.where('id', '=', id).executeTakeFirst(),
    paymentByCharge: (charge: string): Promise<PaymentRow | undefined> => payments.where('gateway_id', '=', charge).executeTakeFirst(),
    openPayment: (customerId: string): Promise<PaymentRow | undefined> =>
      payments.where('customer_id', '=', customerId).where('state', 'in', ['processing', 'authentication']).executeTakeFirst(),
    /** Payments that were begun before an instant and have no end. */
    unsettled: (before: Date, most: number): Promise<PaymentRow[]> =>
      payments
        .where('state', 'in', ['processing', 'authentication'])
        .where('created_at', '<=', before)
        .orderBy('created_at')
        .limit(most)
        .execute(),
    paymentsBetween: (from: Date, to: Date): Promise<PaymentRow[]> =>
      payments.where('created_at', '>=', from).where('created_at', '<', to).execute(),
    async addPayment(row: PaymentRow): Promise<void> {
      await queries
        .insertInto('payments')
        .values({
          id: row.id,
          customer_id: row.customerId,
          invoice_id: row.invoiceId,
          gateway_card: row.gatewayCard,
          last4: row.last4,
          amount: row.amount,
          currency: row.currency,
          state: row.state,
          failure: row.failure,
          gateway_id: row.gatewayId,
          present: row.present,
          return_path: row.returnPath,
          created_at: row.createdAt,
          ended_at: null,
        })
        .execute()
    },
    async setPayment(
      id: string,
      change: { state?: PaymentRow['state']; failure?: DeclineReason | null; gatewayId?: string; refunded?: number; disputed?: boolean },
      at: Date,
    ): Promise<void> {
      const ended = change.state === 'paid' || change.state === 'failed'
      await queries
        .updateTable('payments')
        .set({
          ...(change.state === undefined ? {} : { state: change.state, failure: change.failure ?? null }),
          ...(change.gatewayId === undefined ? {} : { gateway_id: change.gatewayId }),
          ...(change.refunded === undefined ? {} : { refunded: change.refunded }),
          ...(change.disputed === undefined ? {} : { disputed: change.disputed }),
          ...(ended ? { ended_at: at } : {}),
        })
        .where('id', '=', id)
        .execute()
    },
    request: (key: string): Promise<{ customerId: string; paymentId: string | null } | undefined> =>
      queries
        .selectFrom('payment_requests')
        .select(['customer_id as customerId', 'payment_id as paymentId'])
        .where('key', '=', key)
        .executeTakeFirst(),
    async addRequest(key: string, customerId: string, paymentId: string | null, at: Date): Promise<void> {
      await queries.insertInto('payment_requests').values({ key, customer_id: customerId, payment_id: paymentId, created_at: at }).execute()
    },
    /** False where an event came before. */
    async addEvent(id: string, kind: string, at: Date): Promise<boolean> {
      const added = await queries
        .insertInto('gateway_events')
        .values({ id, kind, received_at: at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },
  }
}
