import { categories } from '../shop/index.ts'

export type PlanName = 'free' | 'starter' | 'growth' | 'scale'
export type Period = 'month' | 'year'

export const limitNames = ['stores', 'products', 'partners', 'automations'] as const
export type LimitName = (typeof limitNames)[number]

export interface Plan {
  name: PlanName
  /** As it is called, in every language. */
  title: string
  /** Price of a month in cents. */
  month: number
  /** Null where there is none. */
  limits: Readonly<Record<LimitName, number | null>>
}

export const planCurrency = 'EUR'

export const plans: readonly Plan[] = [
  { name: 'free', title: 'Free', month: 0, limits: { stores: 1, products: 500, partners: 0, automations: 1 } },
  { name: 'starter', title: 'Starter', month: 2_900, limits: { stores: 1, products: 2_500, partners: 2, automations: 3 } },
  { name: 'growth', title: 'Growth', month: 9_900, limits: { stores: 5, products: 10_000, partners: 5, automations: 10 } },
  { name: 'scale', title: 'Scale', month: 29_900, limits: { stores: 10, products: 100_000, partners: null, automations: null } },
]

/** Two months of a year are free. */
export const priceOf = (plan: Plan, period: Period): number => (period === 'month' ? plan.month : plan.month * 10)

export const currentPlan: PlanName = 'growth'

/** What the person uses of the plan. */
export const used: Readonly<Record<LimitName, number>> = {
  stores: 3,
  products: categories.reduce((sum, { products }) => sum + products, 0),
  partners: 5,
  automations: 4,
}
