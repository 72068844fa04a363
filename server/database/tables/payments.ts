import type { Generated } from 'kysely'
import type {
  Card,
  DeclineReason,
  DifferenceKind,
  Invoice,
  PaidPlanName,
  PlanCurrency,
  PlanName,
  PlanPeriod,
} from '../../../contract/index.ts'
import type { Instant, Json } from './column-types.ts'

/** Every table, as Kysely sees it. */
interface Customers {
  id: Generated<string>
  person_id: string | null
  gateway_id: string | null
  currency: PlanCurrency | null
  given_plan: PlanName | null
  billing: Json | null
  credit: Generated<number>
  trial_used_at: Instant | null
  created_at: Instant
}

interface Cards {
  id: Generated<string>
  customer_id: string
  gateway_id: string
  fingerprint: string
  brand: Card['brand']
  last4: string
  expiry_month: number
  expiry_year: number
  is_default: boolean
  warned_at: Instant | null
  created_at: Instant
}

interface Coupons {
  code: string
  percent: number
  invoices: number
  plans: PaidPlanName[] | null
  most: number | null
  until: Instant | null
  active: Generated<boolean>
  request_key: string
  created_at: Instant
}

interface CouponUses {
  code: string
  customer_id: string
  used_at: Instant
}

interface Subscriptions {
  customer_id: string
  state: 'trial' | 'active' | 'past-due' | 'paused' | 'ended'
  plan: PaidPlanName
  period: PlanPeriod
  started_at: Instant
  anchor_at: Instant
  cycle: number
  period_starts_at: Instant
  period_ends_at: Instant
  period_net: number
  next_plan: PlanName | null
  next_period: PlanPeriod | null
  keep: Json | null
  attempts: Generated<number>
  due_at: Instant | null
  reminded_at: Instant | null
  coupon_code: string | null
  coupon_left: Generated<number>
}

interface InvoiceNumbers {
  year: number
  last: number
}

interface Invoices {
  id: Generated<string>
  customer_id: string
  number: string
  issued_at: Instant
  state: Invoice['state']
  purpose: 'start' | 'upgrade' | 'renewal'
  plan: PaidPlanName
  period: PlanPeriod
  from_at: Instant
  to_at: Instant
  currency: PlanCurrency
  lines: Json
  tax: Json
  total: number
  net: number
  credit: number
  refunded: Generated<number>
  billing: Json | null
  coupon_code: string | null
  keep: Json | null
}

interface Payments {
  id: string
  customer_id: string
  invoice_id: string
  gateway_card: string
  last4: string
  amount: number
  currency: PlanCurrency
  state: 'processing' | 'authentication' | 'paid' | 'failed'
  failure: DeclineReason | null
  gateway_id: string | null
  present: boolean
  return_path: string
  refunded: Generated<number>
  disputed: Generated<boolean>
  created_at: Instant
  ended_at: Instant | null
}

interface PaymentRequests {
  key: string
  customer_id: string
  payment_id: string | null
  created_at: Instant
}

interface Refunds {
  id: string
  payment_id: string
  amount: number
  state: 'processing' | 'done' | 'failed'
  request_key: string
  created_at: Instant
}

export interface LedgerEntries {
  id: Generated<string>
  booking: string
  at: Instant
  account: 'receivable' | 'gateway' | 'revenue' | 'tax' | 'credit' | 'disputed'
  currency: PlanCurrency
  amount: number
  invoice_id: string | null
  payment_id: string | null
}

interface GatewayEvents {
  id: string
  kind: string
  received_at: Instant
}

interface PaymentComparisons {
  only_one: Generated<boolean>
  compared_at: Instant
}

interface PaymentDifferences {
  kind: DifferenceKind
  id: string
  currency: PlanCurrency
  here: number | null
  at_gateway: number | null
}

export interface PlanPauses {
  store_id: string
  kind: 'store' | 'partner' | 'automation'
  thing: string
  paused_at: Instant
}

export interface SandboxObjects {
  id: string
  kind: 'customer' | 'card' | 'charge' | 'refund' | 'event'
  request_key: string | null
  body: Json
  created_at: Instant
}

/** Plans and what is paid for them. */
export interface PaymentTables {
  customers: Customers
  cards: Cards
  coupons: Coupons
  coupon_uses: CouponUses
  subscriptions: Subscriptions
  invoice_numbers: InvoiceNumbers
  invoices: Invoices
  payments: Payments
  payment_requests: PaymentRequests
  refunds: Refunds
  ledger_entries: LedgerEntries
  gateway_events: GatewayEvents
  payment_comparisons: PaymentComparisons
  payment_differences: PaymentDifferences
  plan_pauses: PlanPauses
  sandbox_objects: SandboxObjects
}
