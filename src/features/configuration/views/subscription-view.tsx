import type { StoreCredential } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface SubscriptionViewProps {
  /** The store that is worked in; null where there is none. */
  store: StoreCredential | null
  /** Null until it is known. */
  plan: string | null
  newStoreHref: string
}

/** What is paid for a store: today nothing, and it says so. */
export function SubscriptionView({ store, plan, newStoreHref }: SubscriptionViewProps) {
  const t = useSentences('configuration')
  if (store === null)
    return (
      <Panel>
        <ListState
          state={{
            kind: 'empty',
            title: t('subscription.none'),
            advice: t('subscription.noneText'),
            action: <ButtonLink href={newStoreHref}>{t('subscription.connect')}</ButtonLink>,
          }}
        />
      </Panel>
    )
  if (store.role !== 'owner')
    return (
      <Panel>
        <ListState state={{ kind: 'forbidden', advice: t('subscription.forbidden', { store: store.displayName }) }} />
      </Panel>
    )
  return (
    <Panel title={t('subscription.title', { store: store.displayName })}>
      <div className="flex flex-col items-start gap-3">
        {plan !== null && <Badge tone="accent">{t('subscription.plan', { plan })}</Badge>}
        <p className="max-w-prose">{t('subscription.free')}</p>
        <p className="max-w-prose text-muted">{t('subscription.later')}</p>
      </div>
    </Panel>
  )
}
