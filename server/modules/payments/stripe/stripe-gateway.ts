import { Stripe } from 'stripe'
import type { Card, DeclineReason } from '../../../../contract/index.ts'
import { CardDeclined, type Gateway, type GatewayCard, type GatewayCharge, GatewayFault, GatewayRefusal } from '../gateway.ts'
import { eventTolerance } from '../event-signature.ts'

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another address than Stripe's own: stripe-mock. @default Stripe's */
  apiUrl?: string | null
}

const timeout = 20_000

/** Why Stripe refused a card, in the words of ours. */
export function declineOf(code: string | null | undefined, decline: string | null | undefined): DeclineReason {
  if (decline === 'insufficient_funds') return 'insufficient-funds'
  if (code === 'expired_card' || decline === 'expired_card') return 'expired-card'
  if (code === 'incorrect_cvc' || code === 'invalid_cvc' || decline === 'incorrect_cvc') return 'wrong-security-code'
  if (code === 'authentication_required' || code === 'payment_intent_authentication_failure') return 'authentication-failed'
  if (code === 'incorrect_number' || code === 'invalid_number' || decline === 'invalid_account') return 'invalid-card'
  return 'declined'
}

/** Stripe did not do it, or we cannot know: asking again by the same key is safe. */
const isFault = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeIdempotencyError ||
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError

/** Turns what the library throws into what the port says. */
async function asPort<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isFault(error)) throw new GatewayFault((error as Error).message, { cause: error })
    if (error instanceof Stripe.errors.StripeCardError) throw new CardDeclined(declineOf(error.code, error.decline_code), error)
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new GatewayRefusal(error.message, { cause: error })
    throw error
  }
}

/** The intent that was refused. */
const intentOf = (cause: unknown): string | null =>
  cause instanceof Stripe.errors.StripeCardError ? (cause.payment_intent?.id ?? null) : null

const brands: Readonly<Record<string, Card['brand']>> = { visa: 'visa', mastercard: 'mastercard', amex: 'amex' }
const states: Partial<Record<Stripe.PaymentIntent.Status, GatewayCharge['state']>> = {
  succeeded: 'paid',
  requires_action: 'authentication',
  requires_confirmation: 'processing',
  processing: 'processing',
}

function showIntent(intent: Stripe.PaymentIntent): GatewayCharge {
  const state = states[intent.status] ?? 'failed'
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const error = intent.last_payment_error
  return {
    id: intent.id,
    payment: intent.metadata.payment ?? null,
    state,
    failure:
      state !== 'failed' ? null : intent.status === 'canceled' ? 'authentication-failed' : declineOf(error?.code, error?.decline_code),
    authentication:
      state === 'authentication' && intent.client_secret !== null ? { kind: 'stripe', clientSecret: intent.client_secret } : null,
    amount: intent.amount,
    currency: intent.currency,
    refunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
  }
}

const about = (object: object): string | null => {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object) return object.id as string
  return 'payment_intent' in object && typeof object.payment_intent === 'string' ? object.payment_intent : null
}

/** Stripe: it keeps cards and charges them; when that happens is decided here. */
export function stripeGateway({ secretKey, publishableKey, webhookSecret, apiUrl = null }: StripeSettings): Gateway {
  const address = apiUrl === null ? null : new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    timeout,
    // Retries of the library carry the same idempotency key.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address
      ? {
          host: address.hostname,
          port: Number(address.port || (address.protocol === 'https:' ? 443 : 80)),
          protocol: address.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  })
  const expand = ['latest_charge']
  const read = (id: string): Promise<Stripe.PaymentIntent> => stripe.paymentIntents.retrieve(id, { expand })

  return {
    kind: 'stripe',
    inBrowser: { kind: 'stripe', publishableKey },
    createCustomer: ({ key, email }) =>
      asPort(async () => (await stripe.customers.create({ email, metadata: { customer: key } }, { idempotencyKey: `customer-${key}` })).id),
    beginCard: (customer, key) =>
      asPort(async () => {
        const setUp = await stripe.setupIntents.create(
          { customer, usage: 'off_session', allowed_payment_method_types: ['card'] },
          { idempotencyKey: `set-up-${key}` },
        )
        return setUp.client_secret
      }),
    addCard: (customer, token, key) =>
      asPort(async (): Promise<GatewayCard> => {
        // The set-up intent of the browser has attached it already; attached again, it stays as it is.
        const method = await stripe.paymentMethods.attach(token, { customer }, { idempotencyKey: `card-${key}` })
        const { card } = method
        if (!card) throw new GatewayRefusal('The payment method is no card.')
        return {
          id: method.id,
          fingerprint: card.fingerprint ?? method.id,
          brand: brands[card.brand] ?? 'other',
          last4: card.last4,
          expiryMonth: card.exp_month,
          expiryYear: card.exp_year,
        }
      }),
    async removeCard(card) {
      await asPort(() => stripe.paymentMethods.detach(card))
    },
    async charge({ payment, customer, card, amount, currency, present, returnUrl, description }) {
      try {
        return await asPort(async () =>
          showIntent(
            await stripe.paymentIntents.create(
              {
                amount,
                currency: currency.toLowerCase(),
                customer,
                payment_method: card,
                allowed_payment_method_types: ['card'],
                description,
                metadata: { payment },
                confirm: true,
                expand,
                ...(present ? { return_url: returnUrl } : { off_session: true }),
              },
              { idempotencyKey: `payment-${payment}` },
            ),
          ),
        )
      } catch (fault) {
        if (!(fault instanceof CardDeclined) && !(fault instanceof GatewayRefusal)) throw fault
        const reason: DeclineReason = fault instanceof CardDeclined ? fault.reason : 'invalid-card'
        return {
          // What was refused is an intent, too: a later event of it is about this payment.
          id: intentOf(fault.cause) ?? `refused-${payment}`,
          payment,
          state: 'failed',
          failure: reason,
          authentication: null,
          amount,
          currency,
          refunded: 0,
          disputed: false,
        }
      }
    },
    readCharge: (id) => asPort(async () => showIntent(await read(id))),
    cancelCharge: (id) =>
      asPort(async () => {
        const intent = await read(id)
        if (intent.status !== 'requires_action') return showIntent(intent)
        return showIntent(await stripe.paymentIntents.cancel(id, { expand }))
      }),
    async refund(charge, amount, key) {
      await asPort(() => stripe.refunds.create({ payment_intent: charge, amount }, { idempotencyKey: `refund-${key}` }))
    },
    async *chargesBetween(from, to) {
      const created = { gte: Math.floor(from.getTime() / 1_000), lt: Math.ceil(to.getTime() / 1_000) }
      for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] }))
        yield showIntent(intent)
    },
    readEvent(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, eventTolerance, undefined, now.getTime())
        return { id: event.id, kind: event.type, charge: about(event.data.object) }
      } catch (cause) {
        throw new GatewayRefusal('The signature of the event is wrong or too old.', { cause })
      }
    },
  }
}
