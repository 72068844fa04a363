import type { ReactNode } from 'react'
import type { BillingDetails, Customer, Subscription } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { BillingSummary } from './billing-summary.tsx'
import { CardList, type CardListProps } from './card-list.tsx'
import { InvoiceList, type InvoiceListProps } from './invoice-list.tsx'
import { PlanUseBars } from './plan-use-bars.tsx'
import { SubscriptionPanel, type SubscriptionPanelProps } from './subscription-panel.tsx'

export interface SubscriptionViewProps extends Omit<SubscriptionPanelProps, 'subscription' | 'credit'> {
  /** Undefined until they are known. */
  subscription: Subscription | undefined
  customer: Customer | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  cards: Omit<CardListProps, 'cards'>
  invoices: InvoiceListProps
  onEditBilling: (billing: BillingDetails | null) => void
  /** The dialogs that are open. */
  children?: ReactNode
}

/** What one pays for, how much of it is used, with what it is paid, and the invoices. */
export function SubscriptionView({
  subscription,
  customer,
  failure,
  onRetry,
  cards,
  invoices,
  onEditBilling,
  children,
  ...panel
}: SubscriptionViewProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  if (subscription === undefined)
    return failure ? (
      <Panel>
        <ListState state={{ kind: 'failed', title: t('subscription.failed'), advice: say(failure), onRetry }} />
      </Panel>
    ) : (
      <div aria-busy className="grid items-start gap-4 lg:grid-cols-2">
        {['plan', 'use', 'cards', 'billing'].map((part) => (
          <Panel key={part}>
            <Skeleton className="w-1/2" />
            <Skeleton shape="block" className="mt-4 h-24" />
          </Panel>
        ))}
      </div>
    )
  const main = customer?.cards.find(({ isDefault }) => isDefault)
  const paid = subscription.state === 'active' || subscription.state === 'past-due'
  return (
    <div className="flex flex-col gap-4">
      {paid && main && main.expiry !== 'valid' && (
        <Banner
          tone={main.expiry === 'expired' ? 'danger' : 'warning'}
          title={t(main.expiry === 'expired' ? 'cards.expiredTitle' : 'cards.soonTitle')}
        >
          {t('cards.soonText')}
        </Banner>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <SubscriptionPanel {...panel} subscription={subscription} credit={customer?.credit ?? 0} />
          <CardList {...cards} cards={customer?.cards} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={t('subscription.usage')} description={`${t('subscription.usageText')} ${t('subscription.usageDemo')}`}>
            <div className="flex flex-col gap-4">
              <PlanUseBars use={subscription.use} />
            </div>
          </Panel>
          {customer && (
            <Panel title={t('company.title')} description={t('company.text')}>
              <BillingSummary billing={customer.billing} onEdit={() => onEditBilling(customer.billing)} />
            </Panel>
          )}
        </div>
      </div>
      <InvoiceList {...invoices} />
      {children}
    </div>
  )
}
