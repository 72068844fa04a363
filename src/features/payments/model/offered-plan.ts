import {
  paidMonthsOfYear,
  planNames,
  planPeriods,
  planPrice,
  planRank,
  type PlanCurrency,
  type PlanName,
  type PlanPeriod,
  type Subscription,
} from '../../../../contract/index.ts'

/** Months of a year that cost nothing. */
export const freeMonths = 12 - paidMonthsOfYear

/** What a year costs by month, to the nearest smallest unit. */
export const monthOfYear = (plan: PlanName, currency: PlanCurrency): number => Math.round(planPrice(plan, 'year', currency) / 12)

/**
 * What a plan is to a person: `own`: they have it, paid so; `other-period`:
 * they have it, paid otherwise; `next`: it comes at the end of what is paid;
 * `larger` and `smaller`: another one.
 */
export type OfferedAs = 'own' | 'other-period' | 'next' | 'larger' | 'smaller'

/** What a plan with a way to pay is to who has this subscription. */
export function offeredAs(
  plan: PlanName,
  period: PlanPeriod,
  has: Pick<Subscription, 'plan' | 'subscribed' | 'next' | 'state'>,
): OfferedAs {
  const { next } = has
  if (next?.kind === 'change' && next.plan === plan && (plan === 'free' || next.period === period)) return 'next'
  if (next?.kind === 'end' && plan === 'free') return 'next'
  if (plan === has.plan) {
    // What is tried, and what costs nothing, is paid in no way.
    const paid = has.state === 'active' || has.state === 'past-due'
    return plan === 'free' || !paid || has.subscribed?.period === period ? 'own' : 'other-period'
  }
  return planRank(plan) > planRank(has.plan) ? 'larger' : 'smaller'
}

/** The plan and period that an address names; null where there are none of that name. */
export function wantedIn(plan: string, period: string): { plan: PlanName; period: PlanPeriod } | null {
  const known = {
    plan: planNames.find((name) => name === plan.toLowerCase()),
    period: planPeriods.find((name) => name === period.toLowerCase()),
  }
  return known.plan && known.period ? { plan: known.plan, period: known.period } : null
}
