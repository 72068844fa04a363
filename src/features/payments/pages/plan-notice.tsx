import { lazy, Suspense } from 'react'
import { useSubscription } from '../data/use-subscription.ts'
import { noticeOf } from '../model/plan-notice.ts'

/** It is seldom drawn, and its sentences with it. */
const View = lazy(() => import('../views/plan-notice-view.tsx').then(({ PlanNoticeView: view }) => ({ default: view })))

export interface PlanNoticeProps {
  plansHref: string
  subscriptionHref: string
}

/** What the person must know of what they pay, above every screen. */
export function PlanNotice(props: PlanNoticeProps) {
  const { data } = useSubscription()
  const notice = data && noticeOf(data, Date.now())
  return notice ? (
    <Suspense>
      <View {...props} plan={data.subscribed?.plan ?? data.plan} notice={notice} />
    </Suspense>
  ) : null
}
