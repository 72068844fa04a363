import {
  addCard,
  type BillingDetails,
  cancelSubscription,
  confirmPayment,
  type CustomerWithCard,
  type KeepChoice,
  listInvoices,
  listMemberships,
  payOpenInvoice,
  quoteSubscription,
  readCustomer,
  readPlansOffer,
  readStorePlan,
  readSubscription,
  removeCard,
  resumeSubscription,
  saveBillingDetails,
  setDefaultCard,
  subscribe,
  type SubscriptionOutcome,
} from '../../../../contract/index.ts'
import { useRunCommand, useSession } from '../../../api/index.ts'
import type { Wanted } from './use-quote.ts'

/** Everything that a payment or another plan changes. */
const everything = {
  touches: [readSubscription, listMemberships, readStorePlan, readCustomer, listInvoices, readPlansOffer],
}
const ofCards = { touches: [readCustomer, readSubscription] }
/** Country and tax number decide currency and tax. */
const ofBilling = { touches: [readCustomer, readPlansOffer, quoteSubscription, readSubscription] }

/** What somebody agreed to pay. */
export interface Agreed extends Wanted {
  /** Null: the main one. */
  card: string | null
  /** What the quote said that is due now. */
  expected: number
  keep: KeepChoice | null
  returnPath: string
}

/**
 * What a person does about plan, cards and invoices. Each rejects with
 * what `call` throws; with the same key, a repetition does nothing twice.
 */
export interface PaymentCommands {
  subscribe: (agreed: Agreed, key: string) => Promise<SubscriptionOutcome>
  confirm: (payment: string) => Promise<SubscriptionOutcome>
  cancel: (reason: string, keep: KeepChoice | null) => Promise<unknown>
  /** `expected`: what the person saw that is due now; 0 where something is only taken back. */
  resume: (card: string | null, expected: number, returnPath: string, key: string) => Promise<SubscriptionOutcome>
  payOpen: (card: string | null, returnPath: string, key: string) => Promise<SubscriptionOutcome>
  addCard: (token: string, isDefault: boolean, key: string) => Promise<CustomerWithCard>
  removeCard: (card: string) => Promise<unknown>
  makeDefault: (card: string) => Promise<unknown>
  saveBilling: (details: BillingDetails) => Promise<unknown>
}

export function usePaymentCommands(): PaymentCommands {
  const { email: username } = useSession().person
  const run = useRunCommand()
  return {
    subscribe: (agreed, idempotencyKey) => run(subscribe, everything, { body: { username, ...agreed } }, { idempotencyKey }),
    confirm: (payment) => run(confirmPayment, everything, { params: { payment }, query: { username } }),
    cancel: (reason, keep) => run(cancelSubscription, everything, { query: { username }, body: { data: { reason, keep } } }),
    resume: (card, expected, returnPath, idempotencyKey) =>
      run(resumeSubscription, everything, { body: { username, card, expected, returnPath } }, { idempotencyKey }),
    payOpen: (card, returnPath, idempotencyKey) =>
      run(payOpenInvoice, everything, { body: { username, card, returnPath } }, { idempotencyKey }),
    addCard: (token, isDefault, idempotencyKey) => run(addCard, ofCards, { body: { username, token, isDefault } }, { idempotencyKey }),
    removeCard: (card) => run(removeCard, ofCards, { body: { username, card } }),
    makeDefault: (card) => run(setDefaultCard, ofCards, { body: { username, card } }),
    saveBilling: (details) => run(saveBillingDetails, ofBilling, { query: { username }, body: details }),
  }
}
