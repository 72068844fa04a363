import type { Coupon, KnownPayment, KnownSubscription, PaymentFigures } from '../../../contract/index.ts'

const id = (nth: number): string => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`

const ana: KnownSubscription = {
  person: id(1),
  name: 'Ana Ruiz',
  email: 'ana@demogiftshop.example',
  state: 'active',
  plan: 'growth',
  period: 'month',
  currency: 'EUR',
  price: 9_900,
  periodEndsAt: '2026-12-01T00:00:00Z',
  cancelled: false,
  given: 'free',
}

export const subscriptions: readonly KnownSubscription[] = [
  ana,
  {
    ...ana,
    person: id(2),
    name: 'João Dias',
    email: 'joao@casajardim.example',
    state: 'past-due',
    plan: 'starter',
    currency: 'BRL',
    price: 14_900,
  },
  {
    ...ana,
    person: id(3),
    name: 'Luis Ortega',
    email: 'luis@northlight.example',
    cancelled: true,
    plan: 'scale',
    period: 'year',
    price: 299_000,
  },
  {
    ...ana,
    person: id(4),
    name: 'Olga Prieto',
    email: 'olga@samara.example',
    state: 'none',
    plan: 'scale',
    period: null,
    price: 0,
    periodEndsAt: null,
    given: 'scale',
  },
]

const paid: KnownPayment = {
  id: id(11),
  person: ana.person,
  name: ana.name,
  email: ana.email,
  invoice: id(21),
  number: '2026-000041',
  at: '2026-11-01T00:00:04Z',
  amount: 11_979,
  refunded: 0,
  currency: 'EUR',
  state: 'paid',
  failure: null,
  disputed: false,
}

export const payments: readonly KnownPayment[] = [
  {
    ...paid,
    id: id(12),
    name: 'João Dias',
    email: 'joao@casajardim.example',
    number: '2026-000042',
    amount: 14_900,
    currency: 'BRL',
    state: 'failed',
    failure: 'insufficient-funds',
  },
  paid,
  { ...paid, id: id(13), number: '2026-000036', refunded: 2_000, disputed: true },
]

export const coupons: readonly Coupon[] = [
  { code: 'OTONO20', percent: 20, invoices: 3, plans: null, most: 100, until: '2026-11-30T23:59:59Z', used: 41, active: true },
  { code: 'PARTNER-2026', percent: 100, invoices: 12, plans: ['growth', 'scale'], most: null, until: null, used: 2, active: false },
]

export const figures: PaymentFigures = {
  plans: [
    { plan: 'free', people: 1_204, monthly: [] },
    { plan: 'starter', people: 86, monthly: [{ currency: 'EUR', amount: 249_400 }] },
    {
      plan: 'growth',
      people: 31,
      monthly: [
        { currency: 'EUR', amount: 306_900 },
        { currency: 'BRL', amount: 499_000 },
      ],
    },
    { plan: 'scale', people: 4, monthly: [{ currency: 'EUR', amount: 119_600 }] },
  ],
  revenue: Array.from({ length: 12 }, (_, ago) => ({
    month: `${ago < 11 ? 2026 : 2025}-${String(((22 - ago) % 12) + 1).padStart(2, '0')}`,
    currency: 'EUR' as const,
    net: 675_900 - ago * 41_300,
    tax: 141_939 - ago * 8_673,
    refunded: ago % 4 === 1 ? 9_900 : 0,
  })),
  comparedAt: '2026-11-21T03:30:00Z',
  differences: [],
}
