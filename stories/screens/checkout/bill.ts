import { addYears } from '../../../src/design/calendar/index.ts'
import { plans, priceOf, type Plan } from '../plans/plan-data.ts'
import { today } from '../shop/index.ts'

const plan = (name: Plan['name']): Plan => plans.find((one) => one.name === name) as Plan

export const chosen = plan('scale')
export const former = plan('growth')

/** Growth was paid for November: the days from today to its end come back. */
export const daysInMonth = 30
export const daysLeft = daysInMonth - Number(today.slice(8)) + 1

export const price = priceOf(chosen, 'year')
export const credit = Math.round((former.month * daysLeft) / daysInMonth)
export const total = price - credit
export const renewsOn = addYears(today, 1)

/** Cards that are kept, by what the bank calls them. */
export const cards = [
  { id: 'visa', brand: 'Visa', last: '4242', expires: '2028-08-01' },
  { id: 'mastercard', brand: 'Mastercard', last: '5100', expires: '2026-11-01' },
] as const
