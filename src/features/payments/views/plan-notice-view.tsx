import { plans, type PlanName } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { PlanNotice } from '../model/plan-notice.ts'
import { usePlanSentences } from './use-plan-sentences.ts'

export interface PlanNoticeViewProps {
  /** What is paid for, or tried. */
  plan: PlanName
  notice: PlanNotice
  plansHref: string
  subscriptionHref: string
}

/** Says on every screen that a payment failed, or that a trial ends soon; nothing else. */
export function PlanNoticeView({ plan: name, notice, plansHref, subscriptionHref }: PlanNoticeViewProps) {
  const t = useSentences('payments')
  const format = useFormat()
  const { day } = usePlanSentences()
  const plan = plans[name].title
  return (
    <div className="px-4 pt-3 sm:px-6">
      {notice.kind === 'past-due' ? (
        <Banner
          tone="danger"
          title={t('banner.pastDue', { plan })}
          action={
            <ButtonLink size="sm" href={subscriptionHref}>
              {t('banner.pastDueAction')}
            </ButtonLink>
          }
        >
          {notice.retryAt === null ? t('banner.pausedText') : t('banner.pastDueText', { day: day(notice.retryAt) })}
        </Banner>
      ) : (
        <Banner
          tone="info"
          title={t('banner.trial', { plan, count: notice.days, number: format.number(notice.days) })}
          action={
            <ButtonLink size="sm" href={plansHref}>
              {t('banner.trialAction')}
            </ButtonLink>
          }
        >
          {t('banner.trialText')}
        </Banner>
      )}
    </div>
  )
}
