import {
  addCard,
  beginCard,
  cancelSubscription,
  confirmPayment,
  createCoupon,
  givePlan,
  listCoupons,
  listInvoices,
  listMemberships,
  listPayments,
  listSubscriptions,
  payOpenInvoice,
  plans,
  quoteSubscription,
  readCustomer,
  readInvoiceFile,
  readPaymentFigures,
  readPlansOffer,
  readStorePlan,
  readSubscription,
  refundPayment,
  removeCard,
  resumeSubscription,
  saveBillingDetails,
  setDefaultCard,
  subscribe,
  switchCoupon,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { CardsService } from './cards.service.ts'
import type { InvoicesService } from './invoices.service.ts'
import type { PaymentsOperatorService } from './operator.service.ts'
import type { PlanService } from './plan.service.ts'
import type { SubscriptionService } from './subscription.service.ts'

export interface PaymentsServices {
  plan: PlanService
  subscriptions: SubscriptionService
  cards: CardsService
  invoices: InvoicesService
  operator: PaymentsOperatorService
}

/** Calls about plans, cards, subscriptions and invoices. */
export const paymentsRoutes = (route: Route, { plan, subscriptions, cards, invoices, operator }: PaymentsServices): void => {
  route(listMemberships, async ({ store, person }) => {
    const name = (await plan.ofStore(store.id, person.id)).plan
    return [{ userMembershipId: { membershipName: plans[name].title, membershipId: name } }]
  })
  route(readStorePlan, ({ store, person }) => plan.ofStore(store.id, person.id))
  route(readPlansOffer, ({ person }) => subscriptions.offer(person.id))
  route(readSubscription, ({ person }) => subscriptions.read(person.id))
  route(quoteSubscription, ({ person, body }) => subscriptions.quote(person.id, body))
  route(subscribe, ({ caller, idempotencyKey, body }) => subscriptions.subscribe(caller, idempotencyKey, body))
  route(cancelSubscription, ({ caller, body }) => subscriptions.cancel(caller, body.data.keep, body.data.reason))
  route(resumeSubscription, ({ caller, idempotencyKey, body }) => subscriptions.resume(caller, idempotencyKey, body))
  route(payOpenInvoice, ({ caller, idempotencyKey, body }) => subscriptions.payOpen(caller, idempotencyKey, body))
  route(confirmPayment, ({ person, params }) => subscriptions.confirm(person.id, params.payment))
  route(readCustomer, ({ person }) => cards.read(person.id, person.email))
  route(beginCard, ({ person, idempotencyKey }) => cards.begin(person, idempotencyKey))
  route(addCard, ({ person, caller, body }) => cards.add(person, caller, body))
  route(removeCard, ({ person, caller, body }) => cards.remove(person, caller, body.card))
  route(setDefaultCard, ({ person, body }) => cards.setDefault(person, body.card))
  route(saveBillingDetails, ({ person, caller, body }) => cards.saveBilling(person, caller, body))
  route(listInvoices, ({ person, query }) => invoices.list(person.id, query.cursor))
  route(readInvoiceFile, ({ person, params, query }) => invoices.file(person.id, params.invoice, query.language))
  route(listSubscriptions, ({ query }) => operator.subscriptions(query))
  route(givePlan, ({ caller, params, body }) => operator.givePlan(caller, params.person, body.plan))
  route(listPayments, ({ query }) => operator.payments(query))
  route(refundPayment, ({ caller, idempotencyKey, params, body }) => operator.refund(caller, idempotencyKey, params.payment, body))
  route(listCoupons, () => operator.coupons())
  route(createCoupon, ({ caller, idempotencyKey, body }) => operator.createCoupon(caller, idempotencyKey, body))
  route(switchCoupon, ({ caller, params, body }) => operator.switchCoupon(caller, params.code, body.active))
  route(readPaymentFigures, () => operator.figures())
}
