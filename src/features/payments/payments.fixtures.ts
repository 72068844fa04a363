import type { Card, Customer, Invoice, PlansOffer, PlanUse, Quote, Subscription } from '../../../contract/index.ts'

const id = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`

export const use: PlanUse = {
  stores: { used: 3, most: 5 },
  products: { used: 3_789, most: 10_000 },
  partners: { used: 5, most: 5 },
  automations: { used: 4, most: 10 },
  reports: { used: 12, most: 13 },
}

const tax = { kind: 'charged', rate: 2_100 } as const

export const offer: PlansOffer = { currency: 'EUR', tax, trialDays: null, gateway: { kind: 'sandbox', fieldsUrl: '/sandbox' } }

export const subscription: Subscription = {
  state: 'active',
  plan: 'growth',
  subscribed: { plan: 'growth', period: 'month', price: 9_900, startedAt: '2026-06-01T00:00:00Z' },
  currency: 'EUR',
  tax,
  periodEndsAt: '2026-12-01T00:00:00Z',
  next: { kind: 'renewal', at: '2026-12-01T00:00:00Z', amount: 11_979 },
  open: null,
  mayResume: false,
  use,
  paused: { stores: 0, partners: 0, automations: 0 },
}

/** Nothing is paid yet, and a trial is offered. */
export const free: Subscription = {
  ...subscription,
  state: 'none',
  plan: 'free',
  subscribed: null,
  periodEndsAt: null,
  next: null,
  use: {
    stores: { used: 1, most: 1 },
    products: { used: 480, most: 500 },
    partners: { used: 0, most: 0 },
    automations: { used: 0, most: 1 },
    reports: { used: 3, most: 1 },
  },
}

const visa: Card = { id: id(1), brand: 'visa', last4: '4242', expiryMonth: 8, expiryYear: 2028, isDefault: true, expiry: 'valid' }

export const cards: readonly Card[] = [
  visa,
  { ...visa, id: id(2), brand: 'mastercard', last4: '4444', expiryMonth: 12, expiryYear: 2026, isDefault: false, expiry: 'soon' },
  { ...visa, id: id(3), brand: 'amex', last4: '0005', expiryMonth: 10, expiryYear: 2026, isDefault: false, expiry: 'expired' },
]

export const customer: Customer = {
  email: 'ana@demogiftshop.example',
  cards: [...cards],
  billing: {
    name: 'Regalos de Ana, S. L.',
    country: 'ES',
    address: 'Calle de la Luna 8\n28004 Madrid',
    taxId: 'B12345674',
    invoiceEmail: 'facturas@demogiftshop.example',
  },
  credit: 0,
  currency: 'EUR',
}

/** From Growth by month to Scale by year, on 21 November: ten of thirty days are left. */
export const upgrade: Quote = {
  kind: 'upgrade',
  currency: 'EUR',
  lines: [
    { kind: 'plan', amount: 299_000, days: null, of: null },
    { kind: 'credit', amount: -3_300, days: 10, of: 30 },
    { kind: 'discount', amount: -59_800, days: null, of: null },
    { kind: 'tax', amount: 49_539, days: null, of: null },
  ],
  total: 285_439,
  dueNow: 285_439,
  tax,
  startsAt: '2026-11-21T10:24:00Z',
  nextAt: '2027-11-21T10:24:00Z',
  nextAmount: 361_790,
  preview: null,
}

/** Of Scale, for fourteen days. */
export const trial: Quote = {
  ...upgrade,
  kind: 'trial',
  lines: [],
  total: 36_179,
  dueNow: 0,
  nextAt: '2026-12-05T10:24:00Z',
  nextAmount: 36_179,
}

/** From Growth to Starter, which has fewer places. */
export const downgrade: Quote = {
  ...upgrade,
  kind: 'downgrade',
  lines: [],
  total: 0,
  dueNow: 0,
  startsAt: '2026-12-01T00:00:00Z',
  nextAt: '2026-12-01T00:00:00Z',
  nextAmount: 3_509,
  preview: {
    stores: {
      most: 1,
      all: [
        { id: id(11), name: 'Regalos de Ana', storeName: '', kept: true },
        { id: id(12), name: 'Casa & Jardim', storeName: '', kept: false },
        { id: id(13), name: 'Northlight Outdoor', storeName: '', kept: false },
      ],
    },
    partners: {
      most: 2,
      all: ['Luis Ortega', 'Marta Gil', 'João Dias', 'Rosa Pena', 'Pia Lang'].map((name, nth) => ({
        id: id(20 + nth),
        name,
        storeName: 'Regalos de Ana',
        kept: nth < 2,
      })),
    },
    automations: null,
    productsOver: 1_289,
  },
}

const paid: Invoice = {
  id: id(31),
  number: '2026-000041',
  issuedAt: '2026-11-01T00:00:04Z',
  state: 'paid',
  plan: 'growth',
  period: 'month',
  from: '2026-11-01T00:00:00Z',
  to: '2026-12-01T00:00:00Z',
  currency: 'EUR',
  lines: [
    { kind: 'plan', amount: 9_900, days: null },
    { kind: 'tax', amount: 2_079, days: null },
  ],
  total: 11_979,
  refunded: 0,
  payments: [{ id: id(41), at: '2026-11-01T00:00:04Z', amount: 11_979, state: 'paid', failure: null, card: '4242', disputed: false }],
}

export const invoices: readonly Invoice[] = [
  paid,
  {
    ...paid,
    id: id(32),
    number: '2026-000036',
    issuedAt: '2026-10-01T00:00:04Z',
    from: '2026-10-01T00:00:00Z',
    to: '2026-11-01T00:00:00Z',
  },
  {
    ...paid,
    id: id(33),
    number: '2026-000029',
    state: 'partly-refunded',
    refunded: 2_000,
    issuedAt: '2026-09-01T00:00:04Z',
    from: '2026-09-01T00:00:00Z',
    to: '2026-10-01T00:00:00Z',
  },
]
