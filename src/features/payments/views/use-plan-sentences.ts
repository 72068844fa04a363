import { allowedBy } from '../model/plan-use.ts'
import type { PlanLimitName, PlanName, Tax } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

/** The words for plans, limits and taxes. */
export function usePlanSentences() {
  const t = useSentences('payments')
  const format = useFormat()
  /** How many of a thing: "3 tiendas". */
  const amount = (limit: PlanLimitName, count: number): string => t(`gets.${limit}`, { count, number: format.number(count) })
  /** What a plan allows of a thing, in a line. */
  const allowance = (plan: PlanName, limit: PlanLimitName): string => {
    const most = allowedBy(plan, limit)
    if (most === null) return t(`unlimited.${limit}`)
    return most === 0 ? t(`without.${limit}`) : amount(limit, most)
  }
  return {
    amount,
    allowance,
    /** The same in the middle of a sentence. */
    allowanceWithin: (plan: PlanName, limit: PlanLimitName): string => {
      const line = allowance(plan, limit)
      return line.charAt(0).toLocaleLowerCase() + line.slice(1)
    },
    tax: ({ kind, rate }: Tax): string => t(`tax.${kind}`, { rate: format.rate(rate) }),
    /** The day of an instant. */
    day: (instant: string): string => format.day(instant.slice(0, 10)),
  }
}
