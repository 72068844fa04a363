import { createHash } from 'node:crypto'
import type { Authentication, KeepChoice, PlansOffer, Quote, Subscription, SubscriptionOutcome } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { Bill } from './bill.ts'
import { billingRepository, type InvoiceRow, type NewInvoice, type PaymentRow, type SubscriptionRow } from './billing.repository.ts'
import type { Charging } from './charging.ts'
import { couponsRepository } from './coupons.repository.ts'
import { type CardRow, customersRepository, type CustomerRow } from './customers.repository.ts'
import { type Gateway, GatewayFault } from './gateway.ts'
import { issue, renewalInvoice } from './invoicing.ts'
import { beginTrial, isLive, plan as planNext, takeBack, trialDays } from './life.ts'
import { offerFor } from './offer.ts'
import type { PlanService } from './plan.service.ts'
import { quoteFor, type Wanted } from './quote.ts'
import type { Settle } from './settle.ts'
import { showSubscription } from './show-subscription.ts'

export interface SubscriptionParts {
  database: Database
  gateway: Gateway
  clock: Clock
  plan: PlanService
  charging: Charging
  settle: Settle
  /** Country of whoever sells. */
  seller: string
}

export interface Paying {
  card: string | null
  returnPath: string
}

const keyOf = (personId: string, key: string): string => createHash('sha256').update(`${personId} ${key}`).digest('hex')
const noSubscription = () => new ProblemError('subscription/none', 'The person has no subscription.')
const away = (cause: unknown) => new ProblemError('payment/unavailable', 'The payment gateway does not answer.', { retryAfter: 10, cause })

/** Refuses to charge another amount than the person saw. Throws `subscription/price-changed`. */
function agreed(due: number, expected: number): void {
  if (due !== expected)
    throw new ProblemError('subscription/price-changed', `The price is ${due} now.`, {
      errors: [{ path: 'body.expected', reason: `must be ${due}` }],
    })
}

/** The card that is to be charged. Throws `card/none`, `card/unknown`. */
export async function cardToCharge(queries: Queries, customerId: string, wanted: string | null): Promise<CardRow> {
  const cards = await customersRepository(queries).cards(customerId)
  const card = wanted === null ? cards[0] : cards.find(({ id }) => id === wanted)
  if (!card) throw new ProblemError(wanted === null ? 'card/none' : 'card/unknown', 'There is no such card to charge.')
  return card
}

export type SubscriptionService = ReturnType<typeof subscriptionService>

/** Subscriptions of people: quoted, begun, changed, cancelled, taken up again. */
export function subscriptionService({ database, gateway, clock, plan, charging, settle, seller }: SubscriptionParts) {
  const authenticationOf = async ({ gatewayId }: PaymentRow): Promise<Authentication | null> => {
    try {
      return gatewayId === null ? null : (await gateway.readCharge(gatewayId)).authentication
    } catch (fault) {
      if (fault instanceof GatewayFault) return null
      throw fault
    }
  }
  const read = (personId: string): Promise<Subscription> => showSubscription(database, { plan, seller }, personId, authenticationOf)

  /** What became of a request that may have made a payment. Throws `payment/…` where the card was refused. */
  async function outcomeOf(personId: string, paymentId: string | null): Promise<SubscriptionOutcome> {
    const payment = paymentId === null ? undefined : await billingRepository(database).payment(paymentId)
    if (payment?.state === 'failed') throw new ProblemError(`payment/${payment.failure ?? 'declined'}`, 'The card was refused.')
    const subscription = await read(personId)
    const waits = payment?.state === 'authentication' || payment?.state === 'processing' ? payment.state : null
    return {
      result: waits ?? 'done',
      payment: payment?.id ?? null,
      authentication: waits === 'authentication' ? (subscription.open?.authentication ?? null) : null,
      subscription,
    }
  }

  /**
   * Lets no two payments of a person be under way; one that waits for its person is given up for the new one. Gives
   * the payment that turned out to be made already; null where there is none. Throws `payment/…`.
   */
  async function makeWay(personId: string): Promise<string | null> {
    const customer = await customersRepository(database).ofPerson(personId)
    const open = customer && (await billingRepository(database).openPayment(customer.id))
    if (!open) return null
    try {
      if (await charging.giveUp(open)) return (await billingRepository(database).payment(open.id))?.state === 'paid' ? open.id : null
    } catch (fault) {
      if (fault instanceof GatewayFault) throw away(fault)
      throw fault
    }
    throw new ProblemError('payment/in-progress', 'Another payment of the person is under way.')
  }

  /** Pays an invoice that was just issued: by credit alone, or by a card after the transaction. Gives the payment, and stores to wake. */
  async function pay(
    queries: Queries,
    customer: CustomerRow,
    invoice: InvoiceRow,
    { card, returnPath }: Paying,
  ): Promise<{ payment: string | null; wake: string[] }> {
    if (invoice.total === 0) return { payment: null, wake: await settle.invoicePaid(queries, customer, invoice) }
    const charged = await cardToCharge(queries, customer.id, card)
    return { payment: await charging.add(queries, customer, invoice, charged, { present: true, returnPath }), wake: [] }
  }

  /** Does something once for a key, in a transaction that has locked the customer; then charges. */
  async function once(
    caller: Caller,
    key: string,
    work: (transaction: Queries, customer: CustomerRow, made: string | null) => Promise<{ payment: string | null; wake: string[] }>,
  ): Promise<SubscriptionOutcome> {
    const requestKey = keyOf(caller.id, key)
    const before = await billingRepository(database).request(requestKey)
    if (before) return outcomeOf(caller.id, before.paymentId)
    const paid = await makeWay(caller.id)
    const done = await database.transaction().execute(async (transaction) => {
      const customer = await customersRepository(transaction).lockOfPerson(caller.id, clock.now())
      const billing = billingRepository(transaction)
      const meanwhile = await billing.request(requestKey)
      if (meanwhile) return { payment: meanwhile.paymentId, wake: [], again: true }
      if (await billing.openPayment(customer.id))
        throw new ProblemError('payment/in-progress', 'Another payment of the person is under way.')
      const made = await work(transaction, customer, paid)
      await billing.addRequest(requestKey, customer.id, made.payment, clock.now())
      return { ...made, again: false }
    })
    await plan.wake(done.wake)
    if (done.payment !== null && !done.again) await charging.bringOn(done.payment)
    return outcomeOf(caller.id, done.payment)
  }

  const write = (queries: Queries, caller: Caller, chosen: string) =>
    record(queries, {
      kind: 'subscription-changed',
      at: clock.now(),
      by: caller.id,
      address: caller.address,
      values: { plan: chosen },
    })

  const invoiceOf = (
    customer: CustomerRow,
    purpose: InvoiceRow['purpose'],
    { quote, bill }: { quote: Quote; bill: Bill },
    wanted: Pick<Wanted, 'plan' | 'period'>,
    more: { coupon: string | null; keep: KeepChoice | null },
  ): NewInvoice => ({
    customerId: customer.id,
    issuedAt: clock.now(),
    purpose,
    plan: wanted.plan as InvoiceRow['plan'],
    period: wanted.period,
    fromAt: new Date(quote.startsAt),
    toAt: new Date(quote.nextAt),
    currency: quote.currency,
    lines: bill.lines,
    tax: quote.tax,
    total: bill.due,
    net: bill.net,
    credit: bill.credit,
    billing: customer.billing,
    couponCode: more.coupon,
    keep: more.keep,
  })

  async function put(queries: Queries, customer: CustomerRow, row: SubscriptionRow): Promise<string[]> {
    await billingRepository(queries).putSubscription(row, clock.now())
    return customer.personId === null ? [] : plan.fit(queries, customer.personId, row.keep)
  }

  /** Writes down what follows, or that nothing does. An invoice that is still to be paid becomes one of what follows. */
  async function follow(queries: Queries, customer: CustomerRow, row: SubscriptionRow): Promise<string[]> {
    // A payment under way ends first: what it pays for begins.
    const waits = row.state === 'past-due' || row.state === 'ended' ? await billingRepository(queries).openPayment(customer.id) : undefined
    if (row.state === 'past-due' && !waits) await renewalInvoice(queries, customer, row, { clock, settle, seller })
    const open = row.state === 'ended' && !waits ? await billingRepository(queries).openInvoice(customer.id) : undefined
    if (open) await settle.makeVoid(queries, open)
    return put(queries, customer, row)
  }

  return {
    read,
    /** Currency, tax, trial and gateway with which plans are offered. */
    async offer(personId: string): Promise<PlansOffer> {
      const customer = await customersRepository(database).ofPerson(personId)
      const row = customer && (await billingRepository(database).subscription(customer.id))
      const mayTry = !customer?.trialUsedAt && !(row && isLive(row.state))
      return {
        ...(await offerFor(database, personId, customer, seller)),
        trialDays: mayTry ? trialDays : null,
        gateway: gateway.inBrowser,
      }
    },
    /** What a plan would cost. Throws `plan/…`, `coupon/…`. */
    quote: (personId: string, wanted: Wanted): Promise<Quote> =>
      database.transaction().execute(async (transaction) => {
        const customer = await customersRepository(transaction).ofPerson(personId)
        return (await quoteFor(transaction, { plan, seller, now: clock.now() }, personId, customer, wanted)).quote
      }),
    /**
     * Subscribes, or changes the plan. The same key again does nothing again. Throws `subscription/…`, `card/…`, `payment/…`, `coupon/…`.
     */
    subscribe: (
      caller: Caller,
      key: string,
      wanted: Wanted & Paying & { expected: number; keep: KeepChoice | null },
    ): Promise<SubscriptionOutcome> =>
      once(caller, key, async (transaction, customer) => {
        const now = clock.now()
        const offer = await quoteFor(transaction, { plan, seller, now }, caller.id, customer, wanted)
        const { kind, quote, coupon, row } = offer
        agreed(quote.dueNow, wanted.expected)
        if (kind === 'same') return { payment: null, wake: [] }
        await write(transaction, caller, wanted.plan)
        if (coupon) await couponsRepository(transaction).use(coupon.code, customer.id, now)
        if (kind === 'trial') {
          await customersRepository(transaction).change(customer.id, { trialUsedAt: now })
          const life = beginTrial(wanted.plan as InvoiceRow['plan'], wanted.period, now)
          const more = { customerId: customer.id, startedAt: now, periodNet: 0, keep: wanted.keep }
          const wake = await put(transaction, customer, {
            ...life,
            ...more,
            couponCode: coupon?.code ?? null,
            couponLeft: coupon?.invoices ?? 0,
          })
          return { payment: null, wake }
        }
        if (kind === 'downgrade') {
          if (!row) throw noSubscription()
          const changed = {
            ...row,
            ...planNext(row, wanted.plan, wanted.period),
            keep: wanted.keep,
            ...(coupon ? { couponCode: coupon.code, couponLeft: coupon.invoices } : {}),
          }
          return { payment: null, wake: await follow(transaction, customer, changed) }
        }
        const invoice = await issue(
          transaction,
          customer,
          invoiceOf(customer, kind, offer, wanted, { coupon: coupon?.code ?? null, keep: wanted.keep }),
        )
        return pay(transaction, customer, invoice, wanted)
      }),
    /** Cancels at the end of what is paid. Throws `subscription/none`. */
    async cancel(caller: Caller, keep: KeepChoice | null, reason: string): Promise<Subscription> {
      const wake = await database.transaction().execute(async (transaction) => {
        const customer = await customersRepository(transaction).lockOfPerson(caller.id, clock.now())
        const row = await billingRepository(transaction).subscription(customer.id)
        if (!row || row.state === 'ended') throw noSubscription()
        if (row.nextPlan === 'free') return []
        const event = { kind: 'subscription-cancelled', at: clock.now(), by: caller.id, address: caller.address } as const
        await record(transaction, { ...event, values: { plan: row.plan, reason } })
        const cancelled: SubscriptionRow =
          row.state === 'paused' ? { ...row, state: 'ended', dueAt: null } : { ...row, ...planNext(row, 'free', row.period), keep }
        return follow(transaction, customer, cancelled)
      })
      await plan.wake(wake)
      return read(caller.id)
    },
    /**
     * Takes a cancellation or a planned change back; charges a paused or ended
     * subscription for a new period. Throws `subscription/…`, `card/…`, `payment/…`.
     */
    resume: (caller: Caller, key: string, paying: Paying & { expected: number }): Promise<SubscriptionOutcome> =>
      once(caller, key, async (transaction, customer) => {
        const row = await billingRepository(transaction).subscription(customer.id)
        if (!row) throw noSubscription()
        await write(transaction, caller, row.plan)
        if (isLive(row.state)) {
          agreed(0, paying.expected)
          // What goes on has to be paid with something; a trial ends by itself.
          if (row.state !== 'trial') await cardToCharge(transaction, customer.id, paying.card)
          return { payment: null, wake: await follow(transaction, customer, { ...row, ...takeBack(row), keep: null }) }
        }
        const wanted = { plan: row.plan, period: row.period, coupon: null, trial: false }
        const offer = await quoteFor(transaction, { plan, seller, now: clock.now() }, caller.id, customer, wanted)
        agreed(offer.quote.dueNow, paying.expected)
        const invoice = await issue(transaction, customer, invoiceOf(customer, 'start', offer, wanted, { coupon: null, keep: null }))
        return pay(transaction, customer, invoice, paying)
      }),
    /** Charges the open invoice. Throws `invoice/none-open`, `card/…`, `payment/…`. */
    payOpen: (caller: Caller, key: string, paying: Paying): Promise<SubscriptionOutcome> =>
      once(caller, key, async (transaction, customer, made) => {
        const invoice = await billingRepository(transaction).openInvoice(customer.id)
        // Its payment was made at the bank, and nobody came back from there to say so.
        if (!invoice && made !== null) return { payment: made, wake: [] }
        if (!invoice) throw new ProblemError('invoice/none-open', 'The person has no open invoice.')
        return pay(transaction, customer, invoice, paying)
      }),
    /** What became of a payment. Throws `payment/…`. */
    async confirm(personId: string, paymentId: string): Promise<SubscriptionOutcome> {
      const customer = await customersRepository(database).ofPerson(personId)
      const payment = await billingRepository(database).payment(paymentId)
      if (!customer || payment?.customerId !== customer.id) throw new ProblemError('payment/unknown', 'The person has no such payment.')
      if (payment.state === 'processing' || payment.state === 'authentication') await charging.bringOn(paymentId)
      return outcomeOf(personId, paymentId)
    },
  }
}
