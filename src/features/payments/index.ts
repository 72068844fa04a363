/** Payments: plans, what is subscribed to, cards and invoices, and the limits of a plan where they are met. */
export { useOwnLimit, useStoreLimit } from './data/use-reached-limit.ts'
export { CheckoutPage } from './pages/checkout-page.tsx'
export { PlanNotice, type PlanNoticeProps } from './pages/plan-notice.tsx'
export { PlansPage } from './pages/plans-page.tsx'
export { SubscriptionTab } from './pages/subscription-tab.tsx'
export { LimitNoticeView } from './views/limit-notice-view.tsx'
