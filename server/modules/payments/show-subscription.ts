import { type Authentication, planPrice, type PlanName, type Subscription } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { makeBill } from './bill.ts'
import { billingRepository, type PaymentRow, type SubscriptionRow } from './billing.repository.ts'
import { couponsRepository } from './coupons.repository.ts'
import { customersRepository, type CustomerRow } from './customers.repository.ts'
import { following, retryDays } from './life.ts'
import { offerFor } from './offer.ts'
import type { PlanService } from './plan.service.ts'
import { taxFor } from './tax.ts'

/** What the next charge of a subscription will be. */
export async function nextBill(queries: Queries, customer: CustomerRow, row: SubscriptionRow, seller: string) {
  const next = following(row)
  if (!next) return null
  const { currency } = await offerFor(queries, customer.personId ?? '', customer, seller)
  const coupon = row.couponCode !== null && row.couponLeft > 0 ? await couponsRepository(queries).byCode(row.couponCode) : undefined
  const tax = taxFor(customer.billing, seller)
  const bill = makeBill({
    plan: next.plan,
    period: next.period,
    currency,
    unused: null,
    unusedTax: tax,
    percent: coupon?.percent ?? 0,
    tax,
    credit: customer.credit,
  })
  return { ...next, currency, bill }
}

/** What comes next; null where nothing does. */
async function nextOf(queries: Queries, customer: CustomerRow, row: SubscriptionRow, seller: string): Promise<Subscription['next']> {
  const at = row.periodEndsAt.toISOString()
  if (row.state === 'ended' || row.state === 'paused') return null
  if (row.state === 'past-due') {
    const invoice = await billingRepository(queries).openInvoice(customer.id)
    return invoice && row.dueAt
      ? { kind: 'retry', at: row.dueAt.toISOString(), amount: invoice.total, attempt: row.attempts, of: retryDays.length }
      : null
  }
  const next = await nextBill(queries, customer, row, seller)
  if (!next) return { kind: 'end', at }
  const amount = next.bill.due
  if (row.state === 'trial')
    return { kind: 'trial-end', at, amount, card: (await customersRepository(queries).cards(customer.id)).length > 0 }
  if (row.nextPlan !== null || row.nextPeriod !== null) return { kind: 'change', at, amount, plan: next.plan, period: next.period }
  return { kind: 'renewal', at, amount }
}

/** A payment that waits, or the failed one of an invoice that is still to be paid. */
async function openOf(
  queries: Queries,
  customer: CustomerRow,
  authenticationOf: (payment: PaymentRow) => Promise<Authentication | null>,
): Promise<Subscription['open']> {
  const billing = billingRepository(queries)
  const waiting = await billing.openPayment(customer.id)
  const invoice = waiting ? undefined : await billing.openInvoice(customer.id)
  const payment = waiting ?? (invoice ? (await billing.paymentsOf([invoice.id]))[0] : undefined)
  if (!payment && invoice)
    return { payment: null, invoice: invoice.id, amount: invoice.total, state: 'failed', authentication: null, failure: null }
  if (!payment || payment.state === 'paid') return null
  return {
    payment: payment.id,
    invoice: payment.invoiceId,
    amount: payment.amount,
    state: payment.state,
    authentication: payment.state === 'authentication' ? await authenticationOf(payment) : null,
    failure: payment.failure,
  }
}

/** A subscription as its person sees it. */
export async function showSubscription(
  queries: Queries,
  { plan, seller }: { plan: PlanService; seller: string },
  personId: string,
  authenticationOf: (payment: PaymentRow) => Promise<Authentication | null>,
): Promise<Subscription> {
  const customer = await customersRepository(queries).ofPerson(personId)
  const { currency, tax } = await offerFor(queries, personId, customer, seller)
  const counts: PlanName = await plan.planOf(queries, personId)
  const row = customer && (await billingRepository(queries).subscription(customer.id))
  const open = customer ? await openOf(queries, customer, authenticationOf) : null
  const live = row && (row.state === 'trial' || row.state === 'active' || row.state === 'past-due')
  return {
    state: row && (live || !open) ? row.state : open ? 'incomplete' : (row?.state ?? 'none'),
    plan: counts,
    subscribed: row
      ? { plan: row.plan, period: row.period, price: planPrice(row.plan, row.period, currency), startedAt: row.startedAt.toISOString() }
      : null,
    currency,
    tax,
    periodEndsAt: live ? row.periodEndsAt.toISOString() : null,
    next: row && customer ? await nextOf(queries, customer, row, seller) : null,
    open,
    mayResume: row !== undefined && (row.state === 'paused' || row.state === 'ended' || row.nextPlan !== null || row.nextPeriod !== null),
    use: await plan.use(queries, personId),
    paused: await plan.pausedCounts(queries, personId),
  }
}
