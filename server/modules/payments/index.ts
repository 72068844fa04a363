/** Plans and their limits, cards, subscriptions, invoices, and the gateway that charges. */
export { paymentsModule, type PaymentSettings } from './module.ts'
export { type PlanService, planService } from './plan.service.ts'
