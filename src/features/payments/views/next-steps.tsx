import type { PlanName, Quote } from '../../../../contract/index.ts'
import { CardIcon, SynchroniseIcon, VerifiedIcon } from '../../../design/icon/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { countedLimits } from '../model/plan-use.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface NextStepsProps {
  quote: Quote
  plan: PlanName
  /** A trial goes on by itself, with a stored card. */
  goesOn: boolean
}

/** What happens once one has agreed. */
export function NextSteps({ quote, plan, goesOn }: NextStepsProps) {
  const t = useSentences('payments')
  const format = useFormat()
  const { allowance, day } = usePlanSentences()
  const later = quote.kind === 'downgrade'
  const when = { day: day(quote.nextAt) }
  const amount = format.money(quote.nextAmount, quote.currency)
  return (
    <Panel padding="none" title={t('checkout.next')}>
      <ItemList>
        {quote.dueNow > 0 && <Item icon={<CardIcon />} title={t('checkout.step.pay')} detail={t('checkout.step.payDetail')} />}
        <Item
          icon={<VerifiedIcon />}
          tone="success"
          title={later ? t('checkout.step.limitsLater', { day: day(quote.startsAt) }) : t('checkout.step.limits')}
          detail={countedLimits.map((limit) => allowance(plan, limit)).join(' · ')}
        />
        {plan !== 'free' && (
          <Item
            icon={<SynchroniseIcon />}
            title={
              quote.kind !== 'trial'
                ? t('checkout.step.renew', when)
                : goesOn
                  ? t('subscription.next.trialCard', { ...when, amount })
                  : t('subscription.next.trial', when)
            }
            detail={
              quote.kind === 'trial'
                ? undefined
                : quote.nextAmount > 0
                  ? t('checkout.step.renewDetail', { amount })
                  : t('checkout.step.renewFree')
            }
          />
        )}
      </ItemList>
    </Panel>
  )
}
