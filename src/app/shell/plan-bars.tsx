import { lazy, useCallback } from 'react'
import { untilFetched } from '../../design/on-demand/index.ts'
import type { PlanLimitName } from '../../../contract/index.ts'
import { remember, useMetLimit } from '../../api/index.ts'
import { PlanNotice } from '../../features/payments/index.ts'
import { paths, subscriptionPath } from '../paths.ts'
import { planRoom } from './plan-room-name.ts'

/** Few meet a limit. */
const MetLimitBar = lazy(() => untilFetched(() => import('../limit-notice.tsx').then(({ MetLimitBar: bar }) => ({ default: bar }))))

/** Limits that the page says by itself, where one adds such a thing. */
const explained: readonly PlanLimitName[] = ['stores', 'partners', 'automations']

/** What the person must know of the plan, above every screen: what they pay for, and which limit a call has met. */
export function PlanBars({
  onSettled,
}: {
  /** Told how much room is to be kept, once that stands there itself: none. */ onSettled: (room: number) => void
}) {
  const { met } = useMetLimit()
  const settle = useCallback(
    (height: number | null) => {
      onSettled(0)
      if (height !== null) remember('local', planRoom, height > 0 ? height : null)
    },
    [onSettled],
  )
  return (
    <>
      <PlanNotice plansHref={paths.plans} subscriptionHref={subscriptionPath} onSettled={settle} />
      {met !== null && !explained.includes(met.name) && <MetLimitBar met={met} />}
    </>
  )
}
