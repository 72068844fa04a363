import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { ReachedLimit, StoreCredential } from '../../contract/index.ts'
import { useMetLimit } from '../api/index.ts'
import { LimitNoticeView, useOwnLimit, useStoreLimit } from '../features/payments/index.ts'
import { checkoutPath, paths } from './paths.ts'

type Here = NonNullable<ReturnType<typeof useStoreLimit>>
type Limit = Parameters<typeof useStoreLimit>[0]

const Notice = ({ here }: { here: Here | null }) =>
  here && <LimitNoticeView {...here} plansHref={here.liftedBy === null ? paths.plans : checkoutPath(here.liftedBy, 'month')} />

/** Says that a store's plan allows no more of a thing, where one would add it; nothing while it does. */
export function StoreLimitNotice({ limit, store }: { limit: Limit; store: string | null }) {
  return <Notice here={useStoreLimit(limit, store)} />
}

/** The same under the header, for a page that is as wide as the screen. Only owners see the plan of their store. */
export function StoreLimitBar({ limit, store: { store, role } }: { limit: Limit; store: StoreCredential }) {
  const here = useStoreLimit(limit, role === 'owner' ? store : null)
  return (
    here && (
      <div className="px-4 pt-3 print:hidden sm:px-6">
        <Notice here={here} />
      </div>
    )
  )
}

/** Says under the header which limit a call has met, until one goes elsewhere. */
export function MetLimitBar({ met: { name, liftedBy, own } }: { met: ReachedLimit }) {
  const { pathname } = useLocation()
  const { dismiss } = useMetLimit()
  // It is about what was tried there.
  useEffect(() => dismiss, [pathname, dismiss])
  return (
    <div className="px-4 pt-3 sm:px-6">
      <LimitNoticeView
        limit={name}
        liftedBy={liftedBy}
        payer={own ? null : ''}
        plansHref={liftedBy === null ? paths.plans : checkoutPath(liftedBy, 'month')}
        onDismiss={dismiss}
      />
    </div>
  )
}

/** Says that the person's plan allows no further store. */
export function OwnLimitNotice({ limit }: { limit: Limit }) {
  return <Notice here={useOwnLimit(limit)} />
}
