import type { ReactNode } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface SubscriptionViewProps {
  /** The store that is worked in; null where there is none. */
  store: Pick<StoreCredential, 'displayName' | 'role'> | null
  /** What the person pays for. */
  children: ReactNode
}

/** What the person pays for, also before the first store is there; of somebody else's store it says who sees that. */
export function SubscriptionView({ store, children }: SubscriptionViewProps) {
  const t = useSentences('configuration')
  if (store !== null && store.role !== 'owner')
    return (
      <Panel>
        <ListState state={{ kind: 'forbidden', advice: t('subscription.forbidden', { store: store.displayName }) }} />
      </Panel>
    )
  return children
}
