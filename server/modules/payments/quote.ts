import { type PlanName, type PlanPeriod, type Quote } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type Bill, makeBill, unusedOf } from './bill.ts'
import { billingRepository, type SubscriptionRow } from './billing.repository.ts'
import { daysAfter, periodsAfter } from './calendar.ts'
import { checkCoupon } from './check-coupon.ts'
import type { CouponRow } from './coupons.repository.ts'
import type { CustomerRow } from './customers.repository.ts'
import { previewOf } from './fit-plan.ts'
import { type ChangeKind, changeKind, isLive, trialDays } from './life.ts'
import { offerFor } from './offer.ts'
import type { PlanService } from './plan.service.ts'

export interface Wanted {
  plan: PlanName
  period: PlanPeriod
  coupon: string | null
  trial: boolean
}

/** A quote, with what is needed to do what it says. */
export interface Offer {
  kind: ChangeKind | 'trial'
  quote: Quote
  bill: Bill
  coupon: CouponRow | null
  row: SubscriptionRow | undefined
}

/** What a change costs a person now and later. Throws `plan/no-trial`, `subscription/incomplete`, `coupon/…`. */
export async function quoteFor(
  queries: Queries,
  { plan, seller, now }: { plan: PlanService; seller: string; now: Date },
  personId: string,
  customer: CustomerRow | undefined,
  wanted: Wanted,
): Promise<Offer> {
  const row = customer && (await billingRepository(queries).subscription(customer.id))
  const { currency, tax } = await offerFor(queries, personId, customer, seller)
  const change = changeKind(row ?? null, wanted.plan, wanted.period)
  if (wanted.trial && (customer?.trialUsedAt || change !== 'start' || wanted.plan === 'free'))
    throw new ProblemError('plan/no-trial', 'The person has had a trial, or has a subscription.')
  if (change === 'upgrade' && row?.state === 'past-due')
    throw new ProblemError('subscription/incomplete', 'An invoice is to be paid first.')
  const paysNow = !wanted.trial && (change === 'start' || change === 'upgrade')
  const coupon =
    wanted.coupon === null || change === 'same' || wanted.plan === 'free'
      ? null
      : await checkCoupon(queries, wanted.coupon, { plan: wanted.plan, customerId: customer?.id ?? null, now })
  const credit = customer?.credit ?? 0
  const unused =
    change === 'upgrade' && row && row.periodNet > 0 ? unusedOf(row.periodNet, row.periodStartsAt, row.periodEndsAt, now) : null
  const paid = unused && row ? await billingRepository(queries).paidFor(row.customerId, row.periodStartsAt) : undefined
  const parts = { plan: wanted.plan, period: wanted.period, currency, tax, unusedTax: paid?.tax ?? tax }
  const bill = makeBill({ ...parts, unused, percent: coupon?.percent ?? 0, credit })
  const later = makeBill({
    ...parts,
    unused: null,
    percent: coupon && (coupon.invoices > 1 || !paysNow) ? coupon.percent : 0,
    credit: paysNow ? credit + bill.credit : credit,
  })
  const startsAt = change === 'downgrade' && row ? row.periodEndsAt : now
  const nextAt = wanted.trial
    ? daysAfter(now, trialDays)
    : change === 'downgrade' || (change === 'same' && row)
      ? (row?.periodEndsAt ?? now)
      : periodsAfter(now, 1, wanted.period)
  const smaller = change === 'downgrade' || (change === 'start' && row !== undefined && !isLive(row.state))
  return {
    kind: wanted.trial ? 'trial' : change,
    bill,
    coupon,
    row,
    quote: {
      kind: wanted.trial ? 'trial' : change,
      currency,
      lines: paysNow ? bill.lines : later.lines,
      total: paysNow ? bill.total : later.total,
      dueNow: paysNow ? bill.due : 0,
      tax,
      startsAt: startsAt.toISOString(),
      nextAt: nextAt.toISOString(),
      nextAmount: wanted.plan === 'free' ? 0 : later.due,
      preview: smaller || change === 'start' ? previewOf(wanted.plan, await plan.placed(queries, personId)) : null,
    },
  }
}
