import type { Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { billingRepository, type InvoiceRow, type NewInvoice, type SubscriptionRow } from './billing.repository.ts'
import { customersRepository, type CustomerRow } from './customers.repository.ts'
import { invoiceEntries, writeBooking } from './ledger.ts'
import type { Settle } from './settle.ts'
import { nextBill } from './show-subscription.ts'
import { taxFor } from './tax.ts'

/** Issues an invoice: it is booked, and what it takes of credit is taken. */
export async function issue(queries: Queries, customer: CustomerRow, invoice: NewInvoice): Promise<InvoiceRow> {
  const issued = await billingRepository(queries).addInvoice(invoice)
  const { issuedAt: at, currency, lines, total, credit } = issued
  await writeBooking(queries, invoiceEntries(lines, total, credit), { at, currency, invoiceId: issued.id, paymentId: null })
  await customersRepository(queries).change(customer.id, { currency, credit: customer.credit + credit })
  return issued
}

/**
 * The invoice of the period that follows; null where none does. The open one,
 * or a new one: one that is of another plan than what follows now is given up.
 * No payment of it may be under way.
 */
export async function renewalInvoice(
  queries: Queries,
  customer: CustomerRow,
  row: SubscriptionRow,
  { clock, settle, seller }: { clock: Clock; settle: Settle; seller: string },
): Promise<InvoiceRow | null> {
  const wanted = await nextBill(queries, customer, row, seller)
  const open = await billingRepository(queries).openInvoice(customer.id)
  if (open && wanted && open.plan === wanted.plan && open.period === wanted.period) return open
  if (open) await settle.makeVoid(queries, open)
  // What was given up has given its credit back.
  const payer = open ? await customersRepository(queries).lock(customer.id) : customer
  const next = open ? await nextBill(queries, payer, row, seller) : wanted
  if (!next) return null
  return issue(queries, payer, {
    customerId: payer.id,
    issuedAt: clock.now(),
    purpose: 'renewal',
    plan: next.plan,
    period: next.period,
    fromAt: next.periodStartsAt,
    toAt: next.periodEndsAt,
    currency: next.currency,
    lines: next.bill.lines,
    tax: taxFor(payer.billing, seller),
    total: next.bill.due,
    net: next.bill.net,
    credit: next.bill.credit,
    billing: payer.billing,
    couponCode: row.couponLeft > 0 ? row.couponCode : null,
    keep: row.keep,
  })
}
