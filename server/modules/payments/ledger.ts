import { randomUUID } from 'node:crypto'
import type { PlanCurrency } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { LedgerEntries } from '../../database/tables/payments.ts'
import type { BillLine } from './bill.ts'

type Account = LedgerEntries['account']

/** What an account gains, above zero, or gives, below zero. */
export type Entries = Readonly<Partial<Record<Account, number>>>

/** An invoice is issued: the customer owes it; its price and tax are ours, what is left over is theirs. */
export function invoiceEntries(lines: readonly BillLine[], total: number, credit: number): Entries {
  const tax = lines.filter(({ kind }) => kind === 'tax').reduce((sum, { amount }) => sum + amount, 0)
  // What credit pays, or grows by, is no revenue.
  return { receivable: total, credit: -credit, tax: -tax, revenue: -(total - credit - tax) }
}

/** A charge was paid: the gateway has the money. */
export const paidEntries = (amount: number): Entries => ({ gateway: amount, receivable: -amount })

/** An invoice that is not paid any more is taken back. */
export const takenBack = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).map(([account, amount]) => [account, -amount]))

/** Part of a payment goes back: of price and tax alike. */
export function refundEntries(amount: number, tax: number): Entries {
  return { revenue: amount - tax, tax, gateway: -amount }
}

/** A payment is disputed: the gateway holds it back until it is decided. */
export const disputedEntries = (amount: number): Entries => ({ disputed: amount, gateway: -amount })

/** Writes a booking down. The database refuses one that is not balanced. */
export async function writeBooking(
  queries: Queries,
  entries: Entries,
  about: { at: Date; currency: PlanCurrency; invoiceId: string | null; paymentId: string | null },
): Promise<void> {
  const booking = randomUUID()
  const rows = (Object.entries(entries) as [Account, number][]).filter(([, amount]) => amount !== 0)
  if (rows.length === 0) return
  await queries
    .insertInto('ledger_entries')
    .values(
      rows.map(([account, amount]) => ({
        booking,
        at: about.at,
        account,
        currency: about.currency,
        amount,
        invoice_id: about.invoiceId,
        payment_id: about.paymentId,
      })),
    )
    .execute()
}
