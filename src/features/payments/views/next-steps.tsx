import { plans, type PlanName, type Quote } from '../../../../contract/index.ts'
import { CardIcon, SynchroniseIcon, VerifiedIcon } from '../../../design/icon/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { countedLimits } from '../model/plan-use.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

/** What happens once one has agreed. */
export function NextSteps({ quote, plan }: { quote: Quote; plan: PlanName }) {
  const t = useSentences('payments')
  const format = useFormat()
  const { allowance, day } = usePlanSentences()
  const later = quote.kind === 'downgrade'
  const when = { day: day(quote.nextAt) }
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
            title={quote.kind === 'trial' ? t('subscription.next.trial', when) : t('checkout.step.renew', when)}
            detail={
              quote.kind === 'trial'
                ? undefined
                : t('checkout.step.renewDetail', { amount: format.money(quote.nextAmount, quote.currency), plan: plans[plan].title })
            }
          />
        )}
      </ItemList>
    </Panel>
  )
}
