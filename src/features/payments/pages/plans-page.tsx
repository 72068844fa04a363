import type { PlanName, PlanPeriod, StoreCredential } from '../../../../contract/index.ts'
import { usePlansOffer } from '../data/use-customer.ts'
import { useSubscription } from '../data/use-subscription.ts'
import { PlansView } from '../views/plans-view.tsx'

export interface PlansPageProps {
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  /** Of which period the address wants to see the prices; null: of what is paid. */
  period: PlanPeriod | null
  onPeriod: (period: PlanPeriod) => void
  hrefOf: (plan: PlanName, period: PlanPeriod, trial: boolean) => string
}

/** `/plans`: who only works in other people's stores chooses no plan. */
export function PlansPage({ stores, period, onPeriod, hrefOf }: PlansPageProps) {
  const subscription = useSubscription()
  const offer = usePlansOffer()
  const paid = subscription.data?.subscribed?.period
  const partnerOf = stores?.every(({ role }) => role !== 'owner') ? stores[0] : undefined
  return (
    <PlansView
      period={period ?? paid ?? 'month'}
      onPeriod={onPeriod}
      onlyPartnerOf={partnerOf?.displayName ?? null}
      offer={offer.data}
      subscription={subscription.data}
      failure={offer.failure ?? subscription.failure}
      onRetry={() => {
        offer.again()
        subscription.again()
      }}
      hrefOf={hrefOf}
    />
  )
}
