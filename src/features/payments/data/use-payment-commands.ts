import {
  addCard,
  type BillingDetails,
  cancelSubscription,
  confirmPayment,
  type Customer,
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
import { useCommand, useSession } from '../../../api/index.ts'
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

/** What a person does about plan, cards and invoices. Each rejects with what `call` throws; with the same key, a repetition does nothing twice. */
export interface PaymentCommands {
  subscribe: (agreed: Agreed, key: string) => Promise<SubscriptionOutcome>
  confirm: (payment: string) => Promise<SubscriptionOutcome>
  cancel: (reason: string, keep: KeepChoice | null) => Promise<unknown>
  resume: (card: string | null, returnPath: string, key: string) => Promise<SubscriptionOutcome>
  payOpen: (card: string | null, returnPath: string, key: string) => Promise<SubscriptionOutcome>
  addCard: (token: string, isDefault: boolean, key: string) => Promise<Customer>
  removeCard: (card: string) => Promise<unknown>
  makeDefault: (card: string) => Promise<unknown>
  saveBilling: (details: BillingDetails) => Promise<unknown>
}

export function usePaymentCommands(): PaymentCommands {
  const { email: username } = useSession().person
  const buy = useCommand(subscribe, everything)
  const confirm = useCommand(confirmPayment, everything)
  const cancel = useCommand(cancelSubscription, everything)
  const resume = useCommand(resumeSubscription, everything)
  const payOpen = useCommand(payOpenInvoice, everything)
  const add = useCommand(addCard, ofCards)
  const remove = useCommand(removeCard, ofCards)
  const makeDefault = useCommand(setDefaultCard, ofCards)
  const saveBilling = useCommand(saveBillingDetails, ofBilling)
  return {
    subscribe: (agreed, idempotencyKey) => buy.run({ body: { username, ...agreed } }, { idempotencyKey }),
    confirm: (payment) => confirm.run({ params: { payment }, query: { username } }),
    cancel: (reason, keep) => cancel.run({ query: { username }, body: { data: { reason, keep } } }),
    resume: (card, returnPath, idempotencyKey) => resume.run({ body: { username, card, returnPath } }, { idempotencyKey }),
    payOpen: (card, returnPath, idempotencyKey) => payOpen.run({ body: { username, card, returnPath } }, { idempotencyKey }),
    addCard: (token, isDefault, idempotencyKey) => add.run({ body: { username, token, isDefault } }, { idempotencyKey }),
    removeCard: (card) => remove.run({ body: { username, card } }),
    makeDefault: (card) => makeDefault.run({ body: { username, card } }),
    saveBilling: (details) => saveBilling.run({ query: { username }, body: details }),
  }
}
