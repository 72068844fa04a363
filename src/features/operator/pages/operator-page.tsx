import { lazy, type ReactNode, Suspense } from 'react'
import { readProfile } from '../../../../contract/index.ts'
import { useEndpoint, useSession } from '../../../api/index.ts'
import { isFiltered, operatorAddress, type OperatorRequest, type OperatorTab } from '../model/operator-request.ts'
import { OperatorView, type OperatorViewProps } from '../views/operator-view.tsx'
import { AuditTab } from './audit-tab.tsx'
import { HealthTab } from './health-tab.tsx'
import { OutboxTab } from './outbox-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { RunsTab } from './runs-tab.tsx'
import { StoresTab } from './stores-tab.tsx'

/** It draws a chart, which is heavy. */
const PaymentsTab = lazy(() => import('./payments-tab.tsx').then(({ PaymentsTab: tab }) => ({ default: tab })))

export interface OperatorPageProps {
  homeHref: string
  /** The path of the page; what is looked at stands behind it. */
  path: string
  requested: OperatorRequest
  /** Shows something else of the page. */
  onAsk: (request: Partial<OperatorRequest>) => void
}

/** The page of who runs the installation; everybody else gets the page without permission. */
export function OperatorPage({ homeHref, path, requested, onAsk }: OperatorPageProps) {
  const { email } = useSession().person
  const { data: profile, failure, again } = useEndpoint(readProfile, { params: { email } })
  const hrefOf = (request: Partial<OperatorRequest>): string => {
    const address = operatorAddress(request).toString()
    return address === '' ? path : `${path}?${address}`
  }
  const ask = (part: Partial<OperatorRequest>): void => onAsk({ ...requested, ...part })
  const access: OperatorViewProps['access'] = profile
    ? { kind: profile.operator ? 'granted' : 'forbidden' }
    : failure
      ? { kind: 'failed', failure, again }
      : { kind: 'loading' }
  const { tab } = requested
  const filter = { filtered: isFiltered(requested), onClear: () => onAsk({ tab }) }
  const parts = { requested, onAsk: ask, filter, hrefOf }
  const tabs: Record<OperatorTab, () => ReactNode> = {
    people: () => <PeopleTab {...parts} onBoard={profile?.onBoard ?? false} own={email} />,
    stores: () => <StoresTab {...parts} />,
    payments: () => (
      <Suspense>
        <PaymentsTab requested={requested} onAsk={ask} hrefOf={hrefOf} />
      </Suspense>
    ),
    runs: () => <RunsTab {...parts} />,
    health: () => <HealthTab />,
    audit: () => <AuditTab {...parts} />,
    outbox: () => <OutboxTab {...parts} />,
  }
  return (
    <OperatorView
      access={access}
      tab={tab}
      onTab={(next) => onAsk({ tab: next })}
      hrefOf={(next) => hrefOf({ tab: next })}
      homeHref={homeHref}
    >
      {tabs[tab]()}
    </OperatorView>
  )
}
