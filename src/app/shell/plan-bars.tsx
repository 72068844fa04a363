import { lazy } from 'react'
import { untilFetched } from '../../design/on-demand/index.ts'
import type { PlanLimitName } from '../../../contract/index.ts'
import { useMetLimit } from '../../api/index.ts'
import { PlanNotice, type PlanNoticeProps } from '../../features/payments/index.ts'
import { paths, subscriptionPath } from '../paths.ts'

/** Few meet a limit. */
const MetLimitBar = lazy(() => untilFetched(() => import('../limit-notice.tsx').then(({ MetLimitBar: bar }) => ({ default: bar }))))

/** Limits that the page says by itself, where one adds such a thing. */
const explained: readonly PlanLimitName[] = ['stores', 'partners', 'automations']

/** What the person must know of the plan, above every screen: what they pay for, and which limit a call has met. */
export function PlanBars({ onSettled }: Pick<PlanNoticeProps, 'onSettled'>) {
  const { met } = useMetLimit()
  return (
    <>
      <PlanNotice plansHref={paths.plans} subscriptionHref={subscriptionPath} onSettled={onSettled} />
      {met !== null && !explained.includes(met.name) && <MetLimitBar met={met} />}
    </>
  )
}
