import type { Invoice, Language } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { billingRepository, type InvoiceRow, type PaymentRow } from './billing.repository.ts'
import { customersRepository } from './customers.repository.ts'
import { invoiceFile } from './invoice-file.ts'
import { forms, pageFrom, readCursor } from '../../database/page-cursor.ts'

export interface InvoicesParts {
  database: Database
  /** Name and address of whoever sells, as lines. */
  sellerName: string
}

const size = 24

const show = (row: InvoiceRow, payments: readonly PaymentRow[]): Invoice => ({
  id: row.id,
  number: row.number,
  issuedAt: row.issuedAt.toISOString(),
  state: row.state,
  plan: row.plan,
  period: row.period,
  from: row.fromAt.toISOString(),
  to: row.toAt.toISOString(),
  currency: row.currency,
  lines: row.lines.map(({ kind, amount, days }) => ({ kind, amount, days })),
  total: row.total,
  refunded: row.refunded,
  payments: payments
    .filter(({ invoiceId }) => invoiceId === row.id)
    .map(({ id, createdAt, amount, state, failure, last4, disputed }) => ({
      id,
      at: createdAt.toISOString(),
      amount,
      state,
      failure,
      card: last4,
      disputed,
    })),
})

export type InvoicesService = ReturnType<typeof invoicesService>

/** What a person was billed, on the page and as a file. */
export const invoicesService = ({ database, sellerName }: InvoicesParts) => ({
  /** A page of a person's invoices, the newest first. */
  async list(personId: string, cursor: string | undefined): Promise<{ rows: Invoice[]; next: string | null }> {
    const before = readCursor(cursor, [forms.number, forms.id])
    const customer = await customersRepository(database).ofPerson(personId)
    if (!customer) return { rows: [], next: null }
    const billing = billingRepository(database)
    const rows = await billing.invoicesOf(customer.id, before && { at: new Date(Number(before[0])), id: before[1] }, size + 1)
    const payments = await billing.paymentsOf(rows.map(({ id }) => id))
    return pageFrom(
      rows,
      (row) => show(row, payments),
      (row) => [String(row.issuedAt.getTime()), row.id],
      size,
    )
  },
  /** An invoice as a PDF file. Throws `invoice/unknown`. */
  async file(personId: string, invoiceId: string, language: Language): Promise<{ fileName: string; pdf: string }> {
    const customers = customersRepository(database)
    const customer = await customers.ofPerson(personId)
    const invoice = await billingRepository(database).invoice(invoiceId)
    if (!customer || invoice?.customerId !== customer.id) throw new ProblemError('invoice/unknown', 'The person has no such invoice.')
    const receiver = (await customers.person(personId)) ?? { name: '', email: '' }
    const file = await invoiceFile(language, invoice, sellerName, receiver)
    return { fileName: `${invoice.number}.pdf`, pdf: file.toString('base64') }
  },
})
