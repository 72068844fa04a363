import { type BillLine, isPaidByCredit } from './bill.ts'
import type { PlanService } from './plan.service.ts'
import type { Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { billingRepository, type InvoiceRow, type PaymentRow, type SubscriptionRow } from './billing.repository.ts'
import { couponsRepository } from './coupons.repository.ts'
import { customersRepository, type CustomerRow } from './customers.repository.ts'
import type { GatewayCharge } from './gateway.ts'
import { invoiceFile } from './invoice-file.ts'
import { writeBooking, disputedEntries, invoiceEntries, paidEntries, refundEntries, takenBack } from './ledger.ts'
import { begin, fail, renew } from './life.ts'
import { day, money, type paymentMessages, planTitle } from './messages.ts'

export interface SettleParts {
  clock: Clock
  plan: PlanService
  messages: ReturnType<typeof paymentMessages>
  /** Name and address of whoever sells, as lines. */
  sellerName: string
}

/** The share of an amount that is tax, as in the whole invoice, whatever of it was paid by credit. */
export const taxShare = (amount: number, { lines }: Pick<InvoiceRow, 'lines'>): number => {
  const sum = (of: readonly BillLine[]): number => of.reduce((total, line) => total + line.amount, 0)
  const priced = sum(lines.filter((line) => !isPaidByCredit(line)))
  return priced <= 0 ? 0 : Math.round((amount * sum(lines.filter(({ kind }) => kind === 'tax'))) / priced)
}

export type Settle = ReturnType<typeof settling>

/**
 * What follows from a payment: the invoice, the ledger, the subscription.
 * Everything happens in the caller's transaction, which has locked the customer.
 */
export function settling({ clock, plan, messages, sellerName }: SettleParts) {
  async function changed(queries: Queries, customer: CustomerRow, row: SubscriptionRow): Promise<string[]> {
    await billingRepository(queries).putSubscription(row, clock.now())
    return customer.personId === null ? [] : plan.fit(queries, customer.personId, row.keep)
  }

  /** An invoice is paid, by a charge or by credit: the period that it is for begins. */
  async function invoicePaid(queries: Queries, customer: CustomerRow, invoice: InvoiceRow): Promise<string[]> {
    const billing = billingRepository(queries)
    await billing.setInvoice(invoice.id, { state: 'paid' })
    await messages.send(
      queries,
      customer.personId,
      (language, link) => ({
        kind: 'invoice',
        number: invoice.number,
        plan: planTitle(invoice.plan),
        amount: money(language, invoice.total, invoice.currency),
        link,
      }),
      {
        alsoTo: invoice.billing?.invoiceEmail || null,
        fileOf: async (language, person) => ({
          name: `${invoice.number}.pdf`,
          content: await invoiceFile(language, { ...invoice, state: 'paid' }, sellerName, person),
        }),
      },
    )
    const before = await billing.subscription(customer.id)
    if (invoice.purpose === 'renewal') {
      if (!before || before.periodEndsAt.getTime() !== invoice.fromAt.getTime()) return []
      const couponLeft = Math.max(0, before.couponLeft - 1)
      return changed(queries, customer, { ...before, ...renew(before, invoice), periodNet: invoice.net, keep: before.keep, couponLeft })
    }
    const coupon = invoice.couponCode === null ? undefined : await couponsRepository(queries).byCode(invoice.couponCode)
    return changed(queries, customer, {
      ...begin(invoice.plan, invoice.period, invoice.fromAt),
      customerId: customer.id,
      startedAt: invoice.purpose === 'upgrade' && before ? before.startedAt : invoice.fromAt,
      periodNet: invoice.net,
      keep: invoice.keep,
      couponCode: coupon?.code ?? null,
      couponLeft: coupon ? coupon.invoices - 1 : 0,
    })
  }

  /** An invoice is not to be paid any more: what it had booked and used is given back. */
  async function makeVoid(queries: Queries, invoice: InvoiceRow): Promise<void> {
    const customers = customersRepository(queries)
    await billingRepository(queries).setInvoice(invoice.id, { state: 'void' })
    const about = { at: clock.now(), currency: invoice.currency, invoiceId: invoice.id, paymentId: null }
    await writeBooking(queries, takenBack(invoiceEntries(invoice.lines, invoice.total, invoice.credit)), about)
    const { credit } = await customers.lock(invoice.customerId)
    // Credit that it had brought may be used by now: never less than nothing is left.
    await customers.change(invoice.customerId, { credit: Math.max(0, credit - invoice.credit) })
    if (invoice.couponCode !== null && invoice.purpose !== 'renewal')
      await couponsRepository(queries).giveBack(invoice.couponCode, invoice.customerId)
  }

  /** The charge of a renewal failed: the subscription is past due, or paused after the last attempt. */
  async function renewalFailed(queries: Queries, customer: CustomerRow, invoice: InvoiceRow): Promise<string[]> {
    const before = await billingRepository(queries).subscription(customer.id)
    if (!before || before.periodEndsAt.getTime() !== invoice.fromAt.getTime()) return []
    const after = { ...before, ...fail(before, clock.now()) }
    if (after.state === 'paused') await makeVoid(queries, invoice)
    await messages.send(queries, customer.personId, (language, link) =>
      after.state === 'paused'
        ? { kind: 'subscription-paused', plan: planTitle(before.plan), link }
        : {
            kind: 'payment-failed',
            plan: planTitle(invoice.plan),
            amount: money(language, invoice.total, invoice.currency),
            next: day(language, after.dueAt ?? clock.now()),
            link,
          },
    )
    return changed(queries, customer, after)
  }

  /** A payment succeeded whose invoice was given up, or paid otherwise: the money is the customer's credit. */
  async function keepAsCredit(queries: Queries, customer: CustomerRow, payment: PaymentRow): Promise<void> {
    const about = { at: clock.now(), currency: payment.currency, invoiceId: payment.invoiceId, paymentId: payment.id }
    await writeBooking(queries, { gateway: payment.amount, credit: -payment.amount }, about)
    await customersRepository(queries).change(customer.id, { credit: customer.credit + payment.amount })
  }

  /** The card that somebody chose and that the bank has accepted pays for what comes, too. */
  async function goOnWith(queries: Queries, { customerId, gatewayCard }: PaymentRow): Promise<void> {
    const customers = customersRepository(queries)
    const card = (await customers.cards(customerId)).find(({ gatewayId }) => gatewayId === gatewayCard)
    if (card && !card.isDefault) await customers.setDefault(customerId, card.id)
  }

  async function paid(queries: Queries, customer: CustomerRow, payment: PaymentRow): Promise<string[]> {
    const billing = billingRepository(queries)
    await billing.setPayment(payment.id, { state: 'paid' }, clock.now())
    if (payment.present) await goOnWith(queries, payment)
    const invoice = await billing.invoice(payment.invoiceId)
    if (invoice?.state !== 'open') {
      await keepAsCredit(queries, customer, payment)
      return []
    }
    const about = { at: clock.now(), currency: payment.currency, invoiceId: invoice.id, paymentId: payment.id }
    await writeBooking(queries, paidEntries(payment.amount), about)
    return invoicePaid(queries, customer, invoice)
  }

  async function failed(queries: Queries, customer: CustomerRow, payment: PaymentRow, charge: GatewayCharge): Promise<string[]> {
    const billing = billingRepository(queries)
    await billing.setPayment(payment.id, { state: 'failed', failure: charge.failure ?? 'declined' }, clock.now())
    const invoice = await billing.invoice(payment.invoiceId)
    if (invoice?.state !== 'open') return []
    // What was cancelled while it was charged is not charged again.
    const goesOn = invoice.purpose === 'renewal' && (await billing.subscription(customer.id))?.state !== 'ended'
    // Somebody who tried another card by themselves uses up no attempt.
    if (goesOn) return payment.present ? [] : renewalFailed(queries, customer, invoice)
    await makeVoid(queries, invoice)
    return []
  }

  /** What the gateway gave back or holds back, beyond what is written down here. */
  async function returned(queries: Queries, payment: PaymentRow, charge: GatewayCharge): Promise<void> {
    const billing = billingRepository(queries)
    const about = { at: clock.now(), currency: payment.currency, invoiceId: payment.invoiceId, paymentId: payment.id }
    if (charge.refunded > payment.refunded) {
      const invoice = await billing.invoice(payment.invoiceId)
      const amount = charge.refunded - payment.refunded
      if (invoice) await writeBooking(queries, refundEntries(amount, taxShare(amount, invoice)), about)
      await billing.setPayment(payment.id, { refunded: charge.refunded }, clock.now())
      if (invoice && (invoice.state === 'paid' || invoice.state === 'partly-refunded'))
        await billing.setInvoice(invoice.id, {
          state: charge.refunded >= payment.amount ? 'refunded' : 'partly-refunded',
          refunded: Math.min(invoice.total, charge.refunded),
        })
    }
    if (charge.disputed && !payment.disputed) {
      await writeBooking(queries, disputedEntries(payment.amount - Math.max(charge.refunded, payment.refunded)), about)
      await billing.setPayment(payment.id, { disputed: true }, clock.now())
    }
  }

  return {
    invoicePaid,
    makeVoid,
    renewalFailed,
    /** Writes down what the gateway says of a payment. The same again changes nothing. Gives stores to wake. */
    async settle(queries: Queries, customer: CustomerRow, paymentId: string, charge: GatewayCharge): Promise<string[]> {
      const billing = billingRepository(queries)
      const payment = await billing.payment(paymentId)
      if (!payment || charge.amount !== payment.amount || charge.currency.toUpperCase() !== payment.currency) return []
      if (payment.gatewayId === null) await billing.setPayment(payment.id, { gatewayId: charge.id }, clock.now())
      let wake: string[] = []
      if (charge.state === 'paid' && payment.state !== 'paid') wake = await paid(queries, customer, payment)
      else if (charge.state === 'failed' && (payment.state === 'processing' || payment.state === 'authentication'))
        wake = await failed(queries, customer, payment, charge)
      else if (charge.state === 'authentication' && payment.state === 'processing')
        await billing.setPayment(payment.id, { state: 'authentication' }, clock.now())
      const now = await billing.payment(paymentId)
      if (now?.state === 'paid') await returned(queries, now, charge)
      return wake
    },
  }
}
