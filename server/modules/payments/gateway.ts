import type { Authentication, Card, DeclineReason, GatewayInBrowser, PlanCurrency } from '../../../contract/index.ts'

/** The gateway did not answer, or its answer was lost: whatever was asked may have been done. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault'
}

/** The gateway refused a card. */
export class CardDeclined extends Error {
  override readonly name = 'CardDeclined'
  readonly reason: DeclineReason
  constructor(reason: DeclineReason, cause?: unknown) {
    super(`The card was refused: ${reason}.`, { cause })
    this.reason = reason
  }
}

/** What the gateway does not know: a token, or an event with a wrong signature. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal'
}

/** A card as the gateway knows it. */
export interface GatewayCard {
  id: string
  /** The same for the same number. */
  fingerprint: string
  brand: Card['brand']
  last4: string
  expiryMonth: number
  expiryYear: number
}

/** A charge as the gateway knows it. */
export interface GatewayCharge {
  id: string
  /** What we asked for it by: the id of our payment. Null where it is not ours. */
  payment: string | null
  state: 'paid' | 'failed' | 'authentication' | 'processing'
  failure: DeclineReason | null
  authentication: Authentication | null
  amount: number
  currency: string
  refunded: number
  disputed: boolean
}

export interface ChargeOrder {
  /** The id of our payment: the same one is charged once, however often it is asked for. */
  payment: string
  customer: string
  card: string
  amount: number
  currency: PlanCurrency
  /** Whether the person is there, so that their bank may ask them. */
  present: boolean
  /** Where the person comes back to. */
  returnUrl: string
  description: string
}

/** What an event of the gateway is about. */
export interface GatewayEvent {
  id: string
  kind: string
  /** The charge that changed; null where the event is about something else. */
  charge: string | null
}

/**
 * Whoever charges cards. Every method may throw {@link GatewayFault}; asked again with the same key, the same is done once.
 */
export interface Gateway {
  kind: 'sandbox' | 'stripe'
  inBrowser: GatewayInBrowser
  createCustomer(customer: { key: string; email: string }): Promise<string>
  /** A secret with which the browser adds a card; null where none is needed. */
  beginCard(customer: string, key: string): Promise<string | null>
  /** Throws {@link CardDeclined}, {@link GatewayRefusal}. */
  addCard(customer: string, token: string, key: string): Promise<GatewayCard>
  removeCard(card: string): Promise<void>
  /** Charges a card. A refusal is a charge that failed. */
  charge(order: ChargeOrder): Promise<GatewayCharge>
  readCharge(id: string): Promise<GatewayCharge>
  /** Ends a charge that waits for authentication, so that it can never be paid; one that is paid stays. */
  cancelCharge(id: string): Promise<GatewayCharge>
  refund(charge: string, amount: number, key: string): Promise<void>
  /** All charges that were made in a time. */
  chargesBetween(from: Date, to: Date): AsyncIterable<GatewayCharge>
  /** Reads an event that came over the network. Throws {@link GatewayRefusal} where its signature is wrong or too old. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): GatewayEvent
}
