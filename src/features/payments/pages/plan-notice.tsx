import { lazy, Suspense, useCallback, useLayoutEffect } from 'react'
import { useSubscription } from '../data/use-subscription.ts'
import { noticeOf } from '../model/plan-notice.ts'

/** It is seldom drawn, and its sentences with it. */
const View = lazy(() => import('../views/plan-notice-view.tsx').then(({ PlanNoticeView: view }) => ({ default: view })))

export interface PlanNoticeProps {
  plansHref: string
  subscriptionHref: string
  /**
   * Told how high it is, once it stands there and whenever that changes: 0 where there is nothing to say, null where that cannot be known.
   */
  onSettled: (height: number | null) => void
}

/** What the person must know of what they pay, above every screen. */
export function PlanNotice({ onSettled, ...ways }: PlanNoticeProps) {
  const { data, failure } = useSubscription()
  const notice = data && noticeOf(data, Date.now())
  const height = notice ? undefined : data ? 0 : failure ? null : undefined
  useLayoutEffect(() => {
    if (height !== undefined) onSettled(height)
  }, [height, onSettled])
  const measure = useCallback(
    (place: HTMLDivElement) => {
      const tell = (): void => onSettled(place.offsetHeight)
      tell()
      const sizes = new ResizeObserver(tell)
      sizes.observe(place)
      return () => sizes.disconnect()
    },
    [onSettled],
  )
  return notice ? (
    <Suspense>
      <div ref={measure}>
        <View {...ways} plan={data.subscribed?.plan ?? data.plan} notice={notice} />
      </div>
    </Suspense>
  ) : null
}
