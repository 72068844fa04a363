import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Email, Instant, Maybe, oneOf, Uuid } from './fields.ts'
import { own, Amount, Currency, declineReasons } from './payment-parts.ts'
import { planNames, planPeriods } from './plans.ts'
import { languages } from './product.ts'
import { quoteLines } from './quotes.ts'

export const paymentStates = ['processing', 'authentication', 'paid', 'failed'] as const
export const invoiceStates = ['open', 'paid', 'refunded', 'partly-refunded', 'void'] as const

/** What was to be paid, and what became of it. */
export const Invoice = Type.Object({
  id: Uuid,
  /** Without gaps, by year: `2026-000042`. */
  number: Type.String(),
  issuedAt: Instant,
  state: oneOf(invoiceStates),
  plan: oneOf(planNames),
  period: oneOf(planPeriods),
  /** What it pays for. */
  from: Instant,
  to: Instant,
  currency: Currency,
  /** `days`: of a credit for days that are left; null of what the customer's credit pays. */
  lines: Type.Array(Type.Object({ kind: oneOf(quoteLines), amount: Amount, days: Maybe(Type.Integer()) })),
  total: Amount,
  refunded: Amount,
  /** The newest first. `card` is null where credit paid. */
  payments: Type.Array(
    Type.Object({
      id: Uuid,
      at: Instant,
      amount: Amount,
      state: oneOf(paymentStates),
      failure: Maybe(oneOf(declineReasons)),
      card: Maybe(Type.String({ pattern: '^\\d{4}$' })),
      disputed: Type.Boolean(),
    }),
  ),
})
export type Invoice = Static<typeof Invoice>

/** Where the next page begins, as the page before said. */
const Cursor = Type.Optional(Type.String({ maxLength: 1_000, pattern: '^[A-Za-z0-9_-]+$' }))
const pageOf = <T extends Type.TSchema>(row: T) => Type.Object({ rows: Type.Array(row), next: Maybe(Type.String()) })

export const listInvoices = endpoint({
  id: 'listInvoices',
  service: 'payments',
  method: 'GET',
  path: '/api/v1/invoices',
  summary: "The person's invoices with their payments, the newest first, a page at a time.",
  query: Type.Object({ username: Email, cursor: Cursor }),
  reply: pageOf(Invoice),
  access: own,
})

export const readInvoiceFile = endpoint({
  id: 'readInvoiceFile',
  service: 'payments',
  method: 'GET',
  path: '/api/v1/invoices/:invoice/file',
  summary: 'An invoice as a PDF file, in a language.',
  params: Type.Object({ invoice: Uuid }),
  query: Type.Object({ username: Email, language: oneOf(languages) }),
  reply: Type.Object({ fileName: Type.String(), pdf: Type.String({ description: 'The file, base64' }) }),
  problems: ['invoice/unknown'],
  bulk: true,
  access: own,
})
