import { type PlanCurrency, type PlanName, type PlanPeriod, planPrice, type Quote, type Tax } from '../../../contract/index.ts'
import { dayLength } from './calendar.ts'
import { taxOn } from './tax.ts'

export type BillLine = Quote['lines'][number]

/** What is left of a period that was paid. */
export interface Unused {
  amount: number
  days: number
  of: number
}

/** Whether a line says what the customer's credit paid; another credit is of days that are left. */
export const isPaidByCredit = ({ kind, days }: BillLine): boolean => kind === 'credit' && days === null

/** What is left of a period, by whole days; a day that has begun counts as left. */
export function unusedOf(net: number, from: Date, to: Date, now: Date): Unused {
  const of = Math.max(1, Math.round((to.getTime() - from.getTime()) / dayLength))
  const days = Math.min(of, Math.max(0, Math.ceil((to.getTime() - now.getTime()) / dayLength)))
  return { amount: Math.floor((net * days) / of), days, of }
}

export interface BillParts {
  plan: PlanName
  period: PlanPeriod
  currency: PlanCurrency
  /** Null where nothing was paid before. */
  unused: Unused | null
  /** The tax with which that was paid. */
  unusedTax: Tax
  /** In hundredths of the price. */
  percent: number
  tax: Tax
  /** What the customer has left, with tax. */
  credit: number
}

export interface Bill {
  lines: BillLine[]
  /** Their sum. */
  total: number
  /** The price of the period less its discount, without tax: what a part of it is worth later. */
  net: number
  /** What is charged. */
  due: number
  /** By how much the customer's credit grows; below zero where it pays. */
  credit: number
}

/** What a period costs: its price, less what is left of the one before, less the discount, with tax, less credit. */
export function makeBill({ plan, period, currency, unused, unusedTax, percent, tax, credit }: BillParts): Bill {
  const price = planPrice(plan, period, currency)
  const discount = Math.floor((price * percent) / 100)
  const left = unused?.amount ?? 0
  // What was paid with another tax comes back with that one.
  const charged = unusedTax.rate === tax.rate ? taxOn(price - discount - left, tax) : taxOn(price - discount, tax) - taxOn(left, unusedTax)
  const beforeCredit = price - discount - left + charged
  const paidByCredit = Math.min(credit, Math.max(0, beforeCredit))
  const line = (kind: BillLine['kind'], amount: number, days: number | null = null, of: number | null = null): BillLine[] =>
    amount === 0 ? [] : [{ kind, amount, days, of }]
  const lines = [
    { kind: 'plan' as const, amount: price, days: null, of: null },
    ...line('credit', -left, unused?.days, unused?.of),
    ...line('discount', -discount),
    ...line('tax', charged),
    ...line('credit', -paidByCredit),
  ]
  const total = beforeCredit - paidByCredit
  return { lines, total, net: price - discount, due: Math.max(0, total), credit: Math.max(0, -total) - paidByCredit }
}
