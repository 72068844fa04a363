import Type, { type Static } from 'typebox'
import { Count, Maybe, oneOf } from './fields.ts'

/** The plans there are, from the smallest to the largest. */
export const planNames = ['free', 'starter', 'growth', 'scale'] as const
export type PlanName = (typeof planNames)[number]
export type PaidPlanName = Exclude<PlanName, 'free'>
export const paidPlanNames = planNames.filter((name): name is PaidPlanName => name !== 'free')

/** How often one pays. */
export const planPeriods = ['month', 'year'] as const
export type PlanPeriod = (typeof planPeriods)[number]

/** What a plan limits. `reports`: how many months reports reach back. */
export const planLimitNames = ['stores', 'products', 'partners', 'automations', 'reports'] as const
export type PlanLimitName = (typeof planLimitNames)[number]

/** Currencies in which plans are sold; the smallest unit of each is a hundredth. */
export const planCurrencies = ['EUR', 'USD', 'GBP', 'BRL', 'MXN'] as const
export type PlanCurrency = (typeof planCurrencies)[number]

export interface Plan {
  /** As it is called, in every language. */
  readonly title: string
  /** Of a month, in the smallest unit of each currency, without tax. */
  readonly month: Readonly<Record<PlanCurrency, number>>
  /** Null where there is none. */
  readonly limits: Readonly<Record<PlanLimitName, number | null>>
}

/** Every plan, with its prices and limits. */
export const plans: Readonly<Record<PlanName, Plan>> = {
  free: {
    title: 'Free',
    month: { EUR: 0, USD: 0, GBP: 0, BRL: 0, MXN: 0 },
    limits: { stores: 1, products: 500, partners: 0, automations: 1, reports: 1 },
  },
  starter: {
    title: 'Starter',
    month: { EUR: 2_900, USD: 2_900, GBP: 2_500, BRL: 14_900, MXN: 54_900 },
    limits: { stores: 1, products: 2_500, partners: 2, automations: 3, reports: 3 },
  },
  growth: {
    title: 'Growth',
    month: { EUR: 9_900, USD: 9_900, GBP: 8_500, BRL: 49_900, MXN: 189_900 },
    limits: { stores: 5, products: 10_000, partners: 5, automations: 10, reports: 13 },
  },
  scale: {
    title: 'Scale',
    month: { EUR: 29_900, USD: 29_900, GBP: 25_900, BRL: 149_900, MXN: 569_900 },
    limits: { stores: 10, products: 100_000, partners: null, automations: null, reports: null },
  },
}

/** Months of a year that are paid: the other two are free. */
export const paidMonthsOfYear = 10

/** What a plan costs for one period, without tax. */
export const planPrice = (plan: PlanName, period: PlanPeriod, currency: PlanCurrency): number =>
  plans[plan].month[currency] * (period === 'year' ? paidMonthsOfYear : 1)

/** The place of a plan among all: a larger one has a higher number. */
export const planRank = (plan: PlanName): number => planNames.indexOf(plan)

/** The smallest plan whose limit is above this many; null where no plan goes so far. */
export const planThatLifts = (limit: PlanLimitName, wanted: number): PlanName | null =>
  planNames.find((name) => {
    const most = plans[name].limits[limit]
    return most === null || most >= wanted
  }) ?? null

/** What is used of a limit; `most` is null where there is none. */
const Used = Type.Object({ used: Count, most: Maybe(Count) })
/** What is used of a plan. `reports` is how many months back sales are known. Demo stores and their products are not counted. */
export const PlanUse = Type.Object({ stores: Used, products: Used, partners: Used, automations: Used, reports: Used })
export type PlanUse = Static<typeof PlanUse>

/** What a problem `limit/…` says: which limit, how far it goes, and which plan goes further. */
export const ReachedLimit = Type.Object({
  name: oneOf(planLimitNames),
  plan: oneOf(planNames),
  most: Count,
  used: Count,
  /** Null where no plan goes further. */
  liftedBy: Maybe(oneOf(planNames)),
  /** Whether the person may change the plan themselves. */
  own: Type.Boolean(),
})
export type ReachedLimit = Static<typeof ReachedLimit>
