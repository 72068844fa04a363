import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Lines, Maybe, oneOf, Uuid, VisibleText } from './fields.ts'
import { closed, own, ownBody, mine, Amount, Currency, Country, declineProblems } from './payment-parts.ts'

/** A stored card, as far as it may be shown. Its number is known to the gateway alone. */
export const Card = Type.Object({
  id: Uuid,
  brand: oneOf(['visa', 'mastercard', 'amex', 'other'] as const),
  last4: Type.String({ pattern: '^\\d{4}$' }),
  expiryMonth: Type.Integer({ minimum: 1, maximum: 12 }),
  expiryYear: Type.Integer({ minimum: 2_000, maximum: 2_199 }),
  isDefault: Type.Boolean(),
  /** `soon`: before the end of next month. */
  expiry: oneOf(['valid', 'soon', 'expired'] as const),
})
export type Card = Static<typeof Card>

/** Whom invoices are for. */
export const BillingDetails = Type.Object(
  {
    /** Of the company or the person. */
    name: VisibleText(120),
    country: Country,
    address: Lines(300),
    /** Empty where there is none. */
    taxId: Type.String({ pattern: '^([A-Za-z0-9./ -]{4,24})?$', description: 'Tax number; empty without one' }),
    /** Where invoices go, beside the person's own address; empty for nowhere else. */
    invoiceEmail: Type.Union([Email, Type.Literal('')]),
  },
  closed,
)
export type BillingDetails = Static<typeof BillingDetails>

/** What the browser needs to let somebody type a card. */
export const GatewayInBrowser = Type.Union([
  /** The gateway on board: `fieldsUrl` is put in a frame, see `hostedFields`. */
  Type.Object({ kind: Type.Literal('sandbox'), fieldsUrl: Type.String() }),
  /** `clientSecret` of a set-up comes with `beginCard`. */
  Type.Object({ kind: Type.Literal('stripe'), publishableKey: Type.String() }),
])
export type GatewayInBrowser = Static<typeof GatewayInBrowser>

/** Messages between a page and the sandbox's frame for a card (`window.postMessage`, same origin checked on both sides). */
export const hostedFields = {
  /**
   * Page to frame: `{ type, language, theme, font }`; before it the frame
   * shows nothing. `font` is the address of a file of the page's own origin.
   */
  show: 'hosted-fields/show',
  /** Page to frame: `{ type }`; answered by `token` or `faults`. */
  submit: 'hosted-fields/submit',
  /** Frame to page: `{ type, height }`, once it can be shown, and when its height changes. */
  ready: 'hosted-fields/ready',
  /** Frame to page: `{ type, token }`. */
  token: 'hosted-fields/token',
  /**
   * Frame to page: `{ type, faults: { number?, expiry?, securityCode? } }`, each
   * a `HostedFieldFault`. They are shown inside the frame, where they stand.
   */
  faults: 'hosted-fields/faults',
} as const
export type HostedFieldFault = 'missing' | 'mistyped' | 'expired'

/** A person as the gateway's customer. */
export const Customer = Type.Object({
  email: Type.String(),
  cards: Type.Array(Card),
  /** Null until they are given. */
  billing: Maybe(BillingDetails),
  /** What is left for later invoices. */
  credit: Amount,
  currency: Currency,
})
export type Customer = Static<typeof Customer>

/** The customer after a card was added, and which of the cards it is. */
export const CustomerWithCard = Type.Object({ ...Customer.properties, added: Uuid })
export type CustomerWithCard = Static<typeof CustomerWithCard>

export const readCustomer = endpoint({
  id: 'readCustomer',
  service: 'payments',
  method: 'GET',
  path: '/api/v1/customer-pasarela/:email',
  summary: "The person's stored cards and billing details.",
  params: Type.Object({ email: Email }),
  reply: Customer,
  access: { person: 'params.email' },
})

/** What `stripe.confirmSetup` needs; the gateway on board needs nothing. */
export const beginCard = endpoint({
  id: 'beginCard',
  service: 'payments',
  method: 'POST',
  path: '/api/v1/card-set-ups',
  summary: 'Begins to add a card, where the gateway asks for that.',
  body: mine,
  reply: Type.Object({ clientSecret: Maybe(Type.String()) }),
  problems: ['payment/unavailable'],
  access: ownBody,
  creates: true,
})

/** Adds a card by the gateway's token: its number stays with the gateway. The same card twice is one. */
export const addCard = endpoint({
  id: 'addCard',
  service: 'payments',
  method: 'POST',
  path: '/api/v1/customer-pasarela/createadd-card-token-customer',
  summary: "Adds a card to the person's by the gateway's token.",
  body: Type.Object(
    {
      username: Email,
      /** Made by the gateway's fields in the browser. */
      token: Type.String({ pattern: '^[A-Za-z0-9_-]{8,200}$', description: "The gateway's token of a card" }),
      isDefault: Type.Boolean(),
    },
    closed,
  ),
  reply: CustomerWithCard,
  problems: ['card/bad-token', 'card/too-many', ...declineProblems, 'payment/unavailable'],
  access: ownBody,
  creates: true,
})

const oneCard = Type.Object({ username: Email, card: Uuid }, closed)

export const removeCard = endpoint({
  id: 'removeCard',
  service: 'payments',
  method: 'PUT',
  path: '/api/v1/card-token/remove',
  summary: "Removes a card. The last one stays while something is subscribed to that isn't cancelled.",
  body: oneCard,
  reply: Customer,
  problems: ['card/unknown', 'card/needed', 'payment/unavailable'],
  access: ownBody,
})

export const setDefaultCard = endpoint({
  id: 'setDefaultCard',
  service: 'payments',
  method: 'PUT',
  path: '/api/v1/card-token/set-default',
  summary: 'Makes a card the one that is charged.',
  body: oneCard,
  reply: Customer,
  problems: ['card/unknown'],
  access: ownBody,
})

export const saveBillingDetails = endpoint({
  id: 'saveBillingDetails',
  service: 'payments',
  method: 'PUT',
  path: '/api/v1/billing-details',
  summary: 'Keeps whom invoices are for.',
  query: mine,
  body: BillingDetails,
  reply: Customer,
  problems: ['billing/bad-tax-id', 'billing/bad-country'],
  access: own,
})
