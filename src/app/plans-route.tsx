import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { planPeriods } from '../../contract/index.ts'
import { CheckoutPage, PlansPage } from '../features/payments/index.ts'
import { useStores } from '../features/stores/index.ts'
import { checkoutPath, paths, subscriptionPath } from './paths.ts'

/** `/plans`, and what lies below it. */
export function PlansRoute({ screen }: { screen: 'plans' | 'checkout' }) {
  return screen === 'plans' ? <Plans /> : <Checkout />
}

/** `/plans?period=year`. */
function Plans() {
  const { stores } = useStores()
  const [search, setSearch] = useSearchParams()
  return (
    <PlansPage
      stores={stores}
      period={planPeriods.find((period) => period === search.get('period')) ?? null}
      onPeriod={(period) => {
        search.set('period', period)
        setSearch(search, { replace: true })
      }}
      hrefOf={checkoutPath}
    />
  )
}

/** `/plans/:period/:plan?trial=1&coupon=CODE`; `payment` is what one comes back from the bank with, at which the coupon is still there. */
function Checkout() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [, , period = '', plan = ''] = pathname.split('/')
  const coupon = search.get('coupon')
  const left = coupon === null ? pathname : `${pathname}?${new URLSearchParams({ coupon }).toString()}`
  const onReturned = useCallback(() => void navigate(left, { replace: true }), [navigate, left])
  return (
    <CheckoutPage
      // Another plan is another checkout.
      key={pathname}
      period={period}
      plan={plan}
      trial={search.get('trial') === '1'}
      returned={search.get('payment')}
      onReturned={onReturned}
      coupon={coupon}
      path={pathname}
      plansHref={`${paths.plans}?${new URLSearchParams({ period }).toString()}`}
      homeHref={paths.home}
      subscriptionHref={subscriptionPath}
    />
  )
}
