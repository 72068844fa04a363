import { currentPlan, planCurrency, plans, priceOf } from '../plans/plan-data.ts'
import { today } from '../shop/index.ts'

export { planCurrency }
const taxShare = 0.2
const plan = plans.find(({ name }) => name === currentPlan)!
const monthly = priceOf(plan, 'month')

const withTax = (net: number) => ({ net, tax: Math.round(net * taxShare), total: net + Math.round(net * taxShare) })

/** The first of a month, so many months from the one of today. */
function monthFrom(months: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const at = year * 12 + (month - 1) + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

export interface Invoice {
  readonly number: string
  readonly day: string
  readonly net: number
  readonly tax: number
  readonly total: number
  readonly state: 'paid'
}

/** The last half year, newest first. */
export const invoices: readonly Invoice[] = Array.from({ length: 6 }, (_, ago) => ({
  number: `S-${monthFrom(-ago).slice(0, 7)}-0${41 - ago}`,
  day: monthFrom(-ago),
  ...withTax(monthly),
  state: 'paid',
}))

export const nextCharge = { day: monthFrom(1), ...withTax(monthly) }

export interface Card {
  readonly id: string
  readonly brand: string
  readonly ending: string
  /** MM/YY. */
  readonly expires: string
  readonly main: boolean
}

export const cards: readonly Card[] = [
  { id: 'visa', brand: 'Visa', ending: '4242', expires: '08/28', main: true },
  { id: 'mastercard', brand: 'Mastercard', ending: '4444', expires: '02/27', main: false },
]

/** What the plan allows. */
export const { limits, title: planTitle } = plan
