import { type PaidPlanName, type PlanName, type PlanPeriod, planRank } from '../../../contract/index.ts'
import { daysAfter, periodsAfter } from './calendar.ts'

/** Days of a trial, and days before its end at which its person gets a message. */
export const trialDays = 14
export const reminderDays = 3
/** Days after the first failure at which an open invoice is charged again. */
export const retryDays = [3, 7, 14] as const

export type LifeState = 'trial' | 'active' | 'past-due' | 'paused' | 'ended'

/** A subscription, as far as its life goes. */
export interface Life {
  state: LifeState
  plan: PaidPlanName
  period: PlanPeriod
  /** Ends of periods are counted from here. */
  anchorAt: Date
  cycle: number
  periodStartsAt: Date
  periodEndsAt: Date
  /** What follows at the end of the period; null: the same. `free`: nothing. */
  nextPlan: PlanName | null
  nextPeriod: PlanPeriod | null
  /** Charges of the open invoice that failed. */
  attempts: number
  /** When something is to be done next. */
  dueAt: Date | null
  reminded: boolean
}

/** Which states may follow which. */
export const lifeStates: Readonly<Record<LifeState, readonly LifeState[]>> = {
  trial: ['active', 'past-due', 'ended'],
  active: ['active', 'past-due', 'ended'],
  'past-due': ['active', 'paused', 'ended'],
  paused: ['active', 'ended'],
  ended: ['active', 'trial'],
}

/** Whether the plan counts that is subscribed to. */
export const isLive = (state: LifeState): boolean => state === 'trial' || state === 'active' || state === 'past-due'

const nothingPlanned = { nextPlan: null, nextPeriod: null, attempts: 0, reminded: false } as const

/** A trial begins. */
export function beginTrial(plan: PaidPlanName, period: PlanPeriod, now: Date): Life {
  const end = daysAfter(now, trialDays)
  return {
    state: 'trial',
    plan,
    period,
    anchorAt: end,
    cycle: 0,
    periodStartsAt: now,
    periodEndsAt: end,
    ...nothingPlanned,
    dueAt: daysAfter(now, trialDays - reminderDays),
  }
}

/** A period begins that was paid at once: the first one, a larger plan, or a subscription that is taken up again. */
export function begin(plan: PaidPlanName, period: PlanPeriod, now: Date): Life {
  const end = periodsAfter(now, 1, period)
  return { state: 'active', plan, period, anchorAt: now, cycle: 1, periodStartsAt: now, periodEndsAt: end, ...nothingPlanned, dueAt: end }
}

/** What the period after the running one is: plan, period and its ends. Null where nothing follows. */
export function following(life: Life): Pick<Life, 'plan' | 'period' | 'anchorAt' | 'cycle' | 'periodStartsAt' | 'periodEndsAt'> | null {
  const plan = life.nextPlan ?? life.plan
  if (plan === 'free') return null
  const period = life.nextPeriod ?? life.period
  // Another length of periods, and the first one after a trial, are counted from here.
  const anew = period !== life.period
  const anchorAt = anew ? life.periodEndsAt : life.anchorAt
  const cycle = anew ? 1 : life.cycle + 1
  return { plan, period, anchorAt, cycle, periodStartsAt: life.periodEndsAt, periodEndsAt: periodsAfter(anchorAt, cycle, period) }
}

/** The period that follows was paid: that of the plan that was billed, whatever was planned meanwhile. */
export function renew(life: Life, billed: Pick<Life, 'plan' | 'period'>): Life {
  const next = following({ ...life, nextPlan: billed.plan, nextPeriod: billed.period })
  if (!next) throw new Error('Nothing follows this subscription.')
  const after: Life = { ...life, ...next, ...nothingPlanned, state: 'active', dueAt: next.periodEndsAt }
  const { nextPlan, nextPeriod } = life
  return nextPlan === null ? after : plan(after, nextPlan, nextPeriod ?? after.period)
}

/** The charge for the period that follows failed. After the last attempt the subscription is paused. */
export function fail(life: Life, now: Date): Life {
  const attempts = life.attempts + 1
  const wait = retryDays[attempts - 1]
  if (wait === undefined) return { ...life, state: 'paused', attempts, dueAt: null }
  const first = life.periodEndsAt
  // Counted from the end of the period; never at once, where the server was away for days.
  const planned = daysAfter(first, wait)
  return { ...life, state: 'past-due', attempts, dueAt: planned > now ? planned : daysAfter(now, 1) }
}

/** Nothing follows: the subscription has ended. */
export const end = (life: Life): Life => ({ ...life, state: 'ended', dueAt: null })

/** Another plan, or none, follows at the end of what is paid. */
export function plan(life: Life, nextPlan: PlanName, nextPeriod: PlanPeriod): Life {
  const same = nextPlan === life.plan && nextPeriod === life.period
  // Past due, nothing that is paid is left: a cancellation ends it now.
  if (nextPlan === 'free' && life.state === 'past-due') return end({ ...life, nextPlan: 'free' })
  return { ...life, nextPlan: same ? null : nextPlan, nextPeriod: same || nextPlan === 'free' ? null : nextPeriod }
}

/** What is planned is taken back. */
export const takeBack = (life: Life): Life => ({ ...life, nextPlan: null, nextPeriod: null })

/** What is to be done with a subscription at an instant. */
export function dueAction(life: Life, now: Date, hasCard: boolean): 'remind' | 'charge' | 'end' | null {
  if (life.dueAt === null || life.dueAt > now) return null
  if (life.state === 'trial' && now < life.periodEndsAt) return 'remind'
  if (life.nextPlan === 'free') return 'end'
  if (life.state === 'trial' && !hasCard) return 'end'
  return isLive(life.state) ? 'charge' : null
}

/** The person of a trial got the message that it ends. */
export const reminded = (life: Life): Life => ({ ...life, reminded: true, dueAt: life.periodEndsAt })

export type ChangeKind = 'start' | 'upgrade' | 'downgrade' | 'same'

/** What choosing a plan means for somebody who has this subscription. A larger plan, and a year instead of a month, begin at once. */
export function changeKind(life: Life | null, wanted: PlanName, period: PlanPeriod): ChangeKind {
  if (!life || !isLive(life.state) || life.state === 'trial') {
    if (wanted === 'free') return life?.state === 'trial' ? 'downgrade' : 'same'
    return 'start'
  }
  if (wanted === life.plan && period === life.period) return 'same'
  if (wanted === 'free' || planRank(wanted) < planRank(life.plan)) return 'downgrade'
  if (planRank(wanted) > planRank(life.plan)) return 'upgrade'
  return period === 'year' ? 'upgrade' : 'downgrade'
}
