import {
  planNames,
  planPeriods,
  plans,
  type PlanName,
  type PlanPeriod,
  type PlansOffer,
  type Subscription,
} from '../../../../contract/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { freeMonths } from '../model/offered-plan.ts'
import { reachedLimits } from '../model/plan-use.ts'
import { LimitNoticeView } from './limit-notice-view.tsx'
import { OfferedPlanCard } from './offered-plan-card.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanUseBars } from './plan-use-bars.tsx'
import { PlansSkeleton } from './plans-skeleton.tsx'
import { useNextSentence } from './use-next-sentence.ts'

export interface PlansViewProps {
  period: PlanPeriod
  onPeriod: (period: PlanPeriod) => void
  /** The store whose plan somebody else chooses, where the person owns none. */
  onlyPartnerOf: string | null
  /** Undefined until they are known. */
  offer: PlansOffer | undefined
  subscription: Subscription | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  hrefOf: (plan: PlanName, period: PlanPeriod, trial: boolean) => string
}

/** What one has, what else there is, and what each would cost. */
export function PlansView({ period, onPeriod, onlyPartnerOf, offer, subscription, failure, onRetry, hrefOf }: PlansViewProps) {
  const t = useSentences('payments')
  const titles = useSentences('shell')
  const say = useFailureSentence()
  const format = useFormat()
  const open = onlyPartnerOf === null
  const known = offer && subscription
  return (
    <Page
      width="full"
      title={titles('titles.plans')}
      description={open ? t('plans.lead') : undefined}
      actions={
        open && (
          <Segments
            label={t('period.label')}
            value={period}
            onValueChange={onPeriod}
            options={planPeriods.map((value) => ({
              value,
              label:
                value === 'month' ? t('period.month') : t('period.yearSaving', { count: freeMonths, number: format.number(freeMonths) }),
            }))}
          />
        )
      }
    >
      {onlyPartnerOf !== null ? (
        <Panel>
          <ListState
            state={{ kind: 'forbidden', title: t('plans.forbidden'), advice: t('plans.forbiddenText', { store: onlyPartnerOf }) }}
          />
        </Panel>
      ) : known ? (
        <Offer offer={known && offer} subscription={subscription} period={period} hrefOf={hrefOf} />
      ) : failure ? (
        <Panel>
          <ListState state={{ kind: 'failed', title: t('plans.failed'), advice: say(failure), onRetry }} />
        </Panel>
      ) : (
        <PlansSkeleton />
      )}
    </Page>
  )
}

interface OfferProps extends Pick<PlansViewProps, 'period' | 'hrefOf'> {
  offer: PlansOffer
  subscription: Subscription
}

function Offer({ offer, subscription, period, hrefOf }: OfferProps) {
  const t = useSentences('payments')
  const format = useFormat()
  const next = useNextSentence()
  const reached = reachedLimits(subscription.use)[0]
  return (
    <div className="flex flex-col gap-6 pb-8">
      <Panel title={`${t('plans.current')}: ${plans[subscription.plan].title}`} description={next(subscription)}>
        <div className="flex flex-col gap-4">
          <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
            <PlanUseBars use={subscription.use} />
          </div>
          <p className="text-sm text-muted">{t('subscription.usageDemo')}</p>
          {reached && (
            <LimitNoticeView {...reached} payer={null} plansHref={reached.liftedBy ? hrefOf(reached.liftedBy, period, false) : ''} />
          )}
        </div>
      </Panel>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {planNames.map((plan) => (
          <OfferedPlanCard
            key={plan}
            plan={plan}
            period={period}
            offer={offer}
            subscription={subscription}
            recommended={reached?.liftedBy === plan}
            hrefOf={hrefOf}
          />
        ))}
      </div>
      <p className="text-sm text-muted">
        {t(`plans.tax.${offer.tax.kind}`, { currency: offer.currency, rate: format.rate(offer.tax.rate) })}
        {offer.trialDays !== null && ` ${t('plans.trialText', { count: offer.trialDays, number: format.number(offer.trialDays) })}`}
      </p>
      <PlanComparison period={period} currency={offer.currency} />
    </div>
  )
}
