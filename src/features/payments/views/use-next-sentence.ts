import { plans, type Subscription } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

/** Says what comes next of a subscription, and when; the same wherever it stands. */
export function useNextSentence(): (subscription: Pick<Subscription, 'next' | 'plan' | 'currency' | 'state'>) => string {
  const t = useSentences('payments')
  const format = useFormat()
  const { day } = usePlanSentences()
  return ({ next, plan, currency, state }) => {
    if (state === 'paused' || state === 'ended' || state === 'incomplete') return t(`subscription.${state}Text`)
    if (next === null) return t(plan === 'free' ? 'subscription.free' : 'subscription.included')
    const when = { day: day(next.at) }
    const money = (amount: number): string => format.money(amount, currency)
    switch (next.kind) {
      case 'renewal':
        return t('subscription.next.renewal', { ...when, amount: money(next.amount) })
      case 'trial-end':
        return next.card ? t('subscription.next.trialCard', { ...when, amount: money(next.amount) }) : t('subscription.next.trial', when)
      case 'change':
        return t('subscription.next.change', { ...when, plan: plans[next.plan].title, amount: money(next.amount) })
      case 'end':
        return t('subscription.next.end', { ...when, plan: plans[plan].title })
      case 'retry':
        return t('subscription.next.retry', {
          ...when,
          amount: money(next.amount),
          attempt: format.number(next.attempt),
          of: format.number(next.of),
        })
    }
  }
}
