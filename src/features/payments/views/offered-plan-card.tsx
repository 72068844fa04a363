import {
  planLimitNames,
  planPrice,
  plans,
  type PlanName,
  type PlanPeriod,
  type PlansOffer,
  type Subscription,
} from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Link } from '../../../design/link/index.ts'
import { PlanCard } from '../../../design/plan-card/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { monthOfYear, offeredAs } from '../model/offered-plan.ts'
import { allowedBy } from '../model/plan-use.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface OfferedPlanCardProps {
  plan: PlanName
  period: PlanPeriod
  offer: PlansOffer
  subscription: Subscription
  /** It lifts a limit that is reached. */
  recommended: boolean
  hrefOf: (plan: PlanName, period: PlanPeriod, trial: boolean) => string
}

/** A plan, what it costs this person, and the way to it. */
export function OfferedPlanCard({ plan, period, offer, subscription, recommended, hrefOf }: OfferedPlanCardProps) {
  const t = useSentences('payments')
  const format = useFormat()
  const { allowance, day } = usePlanSentences()
  const { title } = plans[plan]
  const { currency, trialDays } = offer
  const as = offeredAs(plan, period, subscription)
  const own = as === 'own'
  const note =
    plan === 'free'
      ? t('plans.note.free')
      : period === 'month'
        ? t('plans.note.month')
        : t('plans.note.year', { perMonth: format.money(monthOfYear(plan, currency), currency) })
  const badge =
    as === 'own' || as === 'other-period' ? (
      <Badge tone="neutral">{t('plans.current')}</Badge>
    ) : as === 'next' && subscription.next ? (
      <Badge tone="info">{t('plans.next', { day: day(subscription.next.at) })}</Badge>
    ) : recommended ? (
      <Badge tone="accent">{t('plans.recommended')}</Badge>
    ) : undefined
  // Who tries a plan pays for it here, too; where nothing is subscribed to, there is nothing to go back from.
  const choosable = as !== 'next' && (!own || subscription.state === 'trial') && (plan !== 'free' || subscription.subscribed !== null)
  const mayTry = trialDays !== null && trialDays > 0 && plan !== 'free' && as === 'larger'
  return (
    <PlanCard
      name={title}
      description={t(`for.${plan}`)}
      price={format.money(planPrice(plan, period, currency), currency)}
      per={t(`per.${period}`)}
      note={note}
      features={planLimitNames.filter((limit) => allowedBy(plan, limit) !== 0).map((limit) => allowance(plan, limit))}
      missing={planLimitNames.filter((limit) => allowedBy(plan, limit) === 0).map((limit) => allowance(plan, limit))}
      look={own ? 'current' : recommended ? 'featured' : 'plain'}
      badge={badge}
      action={
        <div className="flex flex-col gap-2">
          {choosable ? (
            <ButtonLink wide tone={recommended ? 'accent' : 'neutral'} href={hrefOf(plan, period, false)}>
              {t('plans.choose', { plan: title })}
            </ButtonLink>
          ) : (
            <Button wide disabled>
              {own ? t('plans.current') : t('plans.choose', { plan: title })}
            </Button>
          )}
          {mayTry && (
            <Link className="self-center text-sm" href={hrefOf(plan, period, true)}>
              {t('plans.trialOf', { plan: title, count: trialDays, number: format.number(trialDays) })}
            </Link>
          )}
        </div>
      }
    />
  )
}
