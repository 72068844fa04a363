import { createHash, randomUUID } from 'node:crypto'
import {
  type Coupon,
  type KnownPayment,
  type KnownSubscription,
  type PaidPlanName,
  type PaymentFigures,
  planNames,
  type PlanName,
  planPrice,
  searchWords,
} from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import { forms, pageFrom, readCursor } from '../../database/page-cursor.ts'
import type { Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { billingRepository } from './billing.repository.ts'
import { couponsRepository, showCoupon } from './coupons.repository.ts'
import { customersRepository } from './customers.repository.ts'
import { type Gateway, GatewayFault } from './gateway.ts'
import { writeBooking, refundEntries } from './ledger.ts'
import { isLive } from './life.ts'
import { type KnownPaymentRow, type KnownSubscriptionRow, paymentsOperatorRepository } from './operator.repository.ts'
import type { PlanService } from './plan.service.ts'
import { refundsRepository } from './refunds.repository.ts'
import { taxShare } from './settle.ts'

export interface PaymentsOperatorParts {
  database: Database
  gateway: Gateway
  clock: Clock
  logger: Logger
  plan: PlanService
  includedPlan: PlanName
}

const months = 24
const nobody = '00000000-0000-0000-0000-000000000000'

const showPayment = ({ microseconds: _, at, ...row }: KnownPaymentRow): KnownPayment => ({
  ...row,
  person: row.person ?? nobody,
  name: row.name ?? '',
  email: row.email ?? '',
  at: at.toISOString(),
})

export type PaymentsOperatorService = ReturnType<typeof paymentsOperatorService>

/** What whoever runs the installation sees of money, and does with it. */
export function paymentsOperatorService({ database, gateway, clock, logger, plan, includedPlan }: PaymentsOperatorParts) {
  const show = (row: KnownSubscriptionRow): KnownSubscription => {
    const currency = row.currency ?? 'EUR'
    const live = row.state !== 'none' && row.state !== 'incomplete' && isLive(row.state)
    const given = row.given ?? includedPlan
    return {
      person: row.person,
      name: row.name,
      email: row.email,
      state: row.state,
      plan: live && row.subscribed ? row.subscribed : given,
      period: row.period,
      currency,
      price: row.subscribed && row.period ? planPrice(row.subscribed, row.period, currency) : 0,
      periodEndsAt: live ? (row.periodEndsAt?.toISOString() ?? null) : null,
      cancelled: row.cancelled,
      given,
    }
  }

  async function couponOf(code: string): Promise<Coupon> {
    const coupon = await couponsRepository(database).byCode(code)
    if (!coupon) throw new ProblemError('coupon/unknown', 'There is no such coupon.')
    return showCoupon(coupon)
  }

  /** Asks the gateway for refunds that are written down and have no answer yet. */
  async function sendRefunds(stop?: AbortSignal): Promise<void> {
    for (const { id, charge, amount } of await refundsRepository(database).open()) {
      if (stop?.aborted) return
      try {
        await gateway.refund(charge, amount, id)
        await refundsRepository(database).done(id)
      } catch (fault) {
        if (!(fault instanceof GatewayFault)) throw fault
        logger.warn({ refund: id, detail: fault.message }, 'the payment gateway does not answer')
      }
    }
  }

  return {
    async subscriptions({ search, state, cursor }: { search?: string; state?: string; cursor?: string }) {
      const after = readCursor(cursor, [forms.text, forms.id])
      const rows = await paymentsOperatorRepository(database).subscriptions(
        { words: searchWords(search ?? ''), state: state ?? null },
        after,
      )
      return pageFrom(rows, show, (row) => [row.foundBy, row.person])
    },
    /** Gives a person a plan that counts where nothing is subscribed to. Throws `user/unknown`. */
    async givePlan(by: Caller, personId: string, given: PlanName): Promise<KnownSubscription> {
      const wake = await database.transaction().execute(async (transaction) => {
        if (!(await customersRepository(transaction).person(personId))) throw new ProblemError('user/unknown', 'There is no such person.')
        const customer = await customersRepository(transaction).lockOfPerson(personId, clock.now())
        await customersRepository(transaction).change(customer.id, { givenPlan: given })
        const event = { kind: 'plan-given', at: clock.now(), by: by.id, address: by.address, about: personId } as const
        await record(transaction, { ...event, values: { plan: given } })
        return plan.fit(transaction, personId, null)
      })
      await plan.wake(wake)
      return show((await paymentsOperatorRepository(database).subscription(personId))!)
    },
    async payments({ search, state, cursor }: { search?: string; state?: string; cursor?: string }) {
      const before = readCursor(cursor, [forms.number, forms.id])
      const rows = await paymentsOperatorRepository(database).payments({ words: searchWords(search ?? ''), state: state ?? null }, before)
      return pageFrom(rows, showPayment, (row) => [row.microseconds, row.id])
    },
    /** Pays a payment back. The same key again pays nothing again. Throws `payment/…`. */
    async refund(
      by: Caller,
      key: string,
      paymentId: string,
      { amount, reason }: { amount: number; reason: string },
    ): Promise<KnownPayment> {
      const requestKey = createHash('sha256').update(`${by.id} ${key} ${paymentId}`).digest('hex')
      await database.transaction().execute(async (transaction) => {
        const billing = billingRepository(transaction)
        const found = await billing.payment(paymentId)
        if (!found) throw new ProblemError('payment/unknown', 'There is no such payment.')
        const customer = await customersRepository(transaction).lock(found.customerId)
        if (await refundsRepository(transaction).isKnown(requestKey)) return
        const payment = (await billing.payment(paymentId))!
        const invoice = await billing.invoice(payment.invoiceId)
        if (payment.state !== 'paid' || payment.gatewayId === null || !invoice)
          throw new ProblemError('payment/not-paid', 'The payment was not made.')
        if (amount > payment.amount - payment.refunded || payment.disputed)
          throw new ProblemError('payment/refund-too-large', `${payment.amount - payment.refunded} are left.`, {
            errors: [{ path: 'body.amount', reason: `must be at most ${payment.amount - payment.refunded}` }],
          })
        const at = clock.now()
        const refunded = payment.refunded + amount
        await refundsRepository(transaction).add({ id: randomUUID(), paymentId, amount, requestKey, at })
        await billing.setPayment(paymentId, { refunded }, at)
        await billing.setInvoice(invoice.id, {
          state: refunded >= invoice.total ? 'refunded' : 'partly-refunded',
          refunded: Math.min(invoice.total, refunded),
        })
        const about = { at, currency: payment.currency, invoiceId: invoice.id, paymentId }
        await writeBooking(transaction, refundEntries(amount, taxShare(amount, invoice)), about)
        const event = { kind: 'payment-refunded', at, by: by.id, address: by.address, about: customer.personId } as const
        await record(transaction, { ...event, values: { amount, currency: payment.currency, reason } })
      })
      // Written down before it is asked for: a kill in between leaves a refund that the next minute asks for again, by the same id.
      await sendRefunds()
      return showPayment((await paymentsOperatorRepository(database).payment(paymentId))!)
    },
    coupons: async (): Promise<Coupon[]> => (await couponsRepository(database).all()).map(showCoupon),
    /** Makes a coupon. Throws `coupon/…`. */
    async createCoupon(
      by: Caller,
      key: string,
      given: { code: string; percent: number; invoices: number; plans: PaidPlanName[] | null; most: number | null; lastDay: string | null },
    ): Promise<Coupon> {
      const code = given.code.toUpperCase()
      const requestKey = createHash('sha256').update(`${by.id} ${key} ${code}`).digest('hex')
      const end = given.lastDay === null ? null : new Date(`${given.lastDay}T23:59:59.999Z`)
      if (end !== null && (end.toJSON()?.startsWith(given.lastDay!) !== true || end < clock.now()))
        throw new ProblemError('coupon/bad-day', 'There is no such day, or it is over.', {
          errors: [{ path: 'body.lastDay', reason: 'must be a day to come' }],
        })
      await database.transaction().execute(async (transaction) => {
        const coupons = couponsRepository(transaction)
        if (await coupons.byRequest(requestKey)) return
        const { percent, invoices, plans, most } = given
        if (!(await coupons.add({ code, percent, invoices, plans, most, until: end }, requestKey, clock.now())))
          throw new ProblemError('coupon/code-taken', 'There is a coupon with this code.')
        await record(transaction, { kind: 'coupon-made', at: clock.now(), by: by.id, address: by.address, values: { coupon: code } })
      })
      return couponOf(code)
    },
    /** Lets a coupon be used, or no more. Throws `coupon/unknown`. */
    async switchCoupon(by: Caller, typed: string, active: boolean): Promise<Coupon> {
      const code = typed.toUpperCase()
      await database.transaction().execute(async (transaction) => {
        const coupons = couponsRepository(transaction)
        await coupons.lock(code)
        const coupon = await coupons.byCode(code)
        if (!coupon) throw new ProblemError('coupon/unknown', 'There is no such coupon.')
        if (coupon.active === active) return
        await coupons.setActive(code, active)
        const kind = active ? 'coupon-switched-on' : 'coupon-switched-off'
        await record(transaction, { kind, at: clock.now(), by: by.id, address: by.address, values: { coupon: code } })
      })
      return couponOf(code)
    },
    /** Subscribers by plan, revenue by month, and where ledger and gateway differ. */
    async figures(): Promise<PaymentFigures> {
      const repository = paymentsOperatorRepository(database)
      const subscribers = await repository.subscribers()
      const now = clock.now()
      const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1))
      const { comparedAt, differences } = await repository.differences()
      const monthly = (name: PlanName): PaymentFigures['plans'][number]['monthly'] => {
        const sums = new Map<PaymentFigures['revenue'][number]['currency'], number>()
        for (const { plan: each, period, currency, people } of subscribers)
          if (each === name) {
            const price = planPrice(each, period, currency) / (period === 'year' ? 12 : 1)
            sums.set(currency, (sums.get(currency) ?? 0) + Math.round(people * price))
          }
        return [...sums].map(([currency, amount]) => ({ currency, amount }))
      }
      return {
        plans: planNames.map((name) => ({
          plan: name,
          people: subscribers.filter((row) => row.plan === name).reduce((sum, { people }) => sum + people, 0),
          monthly: monthly(name),
        })),
        revenue: await repository.revenue(since),
        comparedAt: comparedAt?.toISOString() ?? null,
        differences,
      }
    },
    refundsTask: {
      name: 'refunds',
      schedule: '* * * * *',
      run: (_: object, stop?: AbortSignal) => sendRefunds(stop),
    } satisfies Task<object>,
  }
}
