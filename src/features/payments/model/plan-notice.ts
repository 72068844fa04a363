import type { Subscription } from '../../../../contract/index.ts'

/** What every screen shows: a payment that failed, with its next attempt, or a trial that ends within days. */
export type PlanNotice = { kind: 'past-due'; retryAt: string | null } | { kind: 'trial'; days: number }

/** Days before the end of a trial on which it is shown. */
const trialDays = 5
const day = 86_400_000

/** What every screen shows of a subscription, if anything. A trial that goes on by itself, with a card, needs no word. */
export function noticeOf({ state, next }: Pick<Subscription, 'state' | 'next'>, now: number): PlanNotice | null {
  if (state === 'past-due') return { kind: 'past-due', retryAt: next?.kind === 'retry' ? next.at : null }
  if (state === 'paused') return { kind: 'past-due', retryAt: null }
  if (state !== 'trial' || next?.kind !== 'trial-end' || next.card) return null
  const days = Math.ceil((Date.parse(next.at) - now) / day)
  return days > 0 && days <= trialDays ? { kind: 'trial', days } : null
}
