import { randomUUID } from 'node:crypto'
import { product } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { billingRepository, type InvoiceRow, type PaymentRow } from './billing.repository.ts'
import { type CardRow, customersRepository, type CustomerRow } from './customers.repository.ts'
import { type Gateway, type GatewayCharge, GatewayFault, GatewayRefusal } from './gateway.ts'
import type { PlanService } from './plan.service.ts'
import type { Settle } from './settle.ts'

export interface ChargingParts {
  database: Database
  gateway: Gateway
  clock: Clock
  logger: Logger
  plan: PlanService
  settle: Settle
  publicUrl: string
}

/** Milliseconds after which a payment without an answer is asked for, and after which one that waits for its person is given up. */
const unanswered = 60_000
const abandoned = 24 * 3_600_000
const atOnce = 50

export type Charging = ReturnType<typeof charging>

/**
 * Charges, so that nobody is charged twice: a payment is written down first, and its id is what the gateway
 * charges it by. Whatever happens after that (a lost answer, a kill), the gateway is asked by the same id again.
 */
export function charging({ database, gateway, clock, logger, plan, settle, publicUrl }: ChargingParts) {
  async function settleWith(payment: Pick<PaymentRow, 'id' | 'customerId'>, charge: GatewayCharge): Promise<void> {
    const wake = await database.transaction().execute(async (transaction) => {
      const customer = await customersRepository(transaction).lock(payment.customerId)
      return settle.settle(transaction, customer, payment.id, charge)
    })
    await plan.wake(wake)
  }

  const returnUrl = (payment: PaymentRow): string => {
    const url = new URL(`${publicUrl}${payment.returnPath}`)
    url.searchParams.set('payment', payment.id)
    return url.toString()
  }

  async function ask(payment: PaymentRow, customer: CustomerRow): Promise<GatewayCharge> {
    if (payment.gatewayId !== null) return gateway.readCharge(payment.gatewayId)
    const invoice = await billingRepository(database).invoice(payment.invoiceId)
    return gateway.charge({
      payment: payment.id,
      customer: customer.gatewayId ?? '',
      card: payment.gatewayCard,
      amount: payment.amount,
      currency: payment.currency,
      present: payment.present,
      returnUrl: returnUrl(payment),
      description: `${product.name} ${invoice?.number ?? ''}`.trim(),
    })
  }

  /** Asks the gateway for a payment and writes down what it says. Null where it does not answer: it is asked again later. */
  async function bringOn(paymentId: string): Promise<GatewayCharge | null> {
    const payment = await billingRepository(database).payment(paymentId)
    const customer = payment && (await customersRepository(database).byId(payment.customerId))
    if (!payment || !customer) return null
    try {
      const charge = await ask(payment, customer)
      await settleWith(payment, charge)
      return charge
    } catch (fault) {
      if (!(fault instanceof GatewayFault)) throw fault
      logger.warn({ payment: paymentId, detail: fault.message }, 'the payment gateway does not answer')
      return null
    }
  }

  return {
    bringOn,
    /** Writes a payment of an invoice down, to be charged after the transaction. */
    async add(
      queries: Queries,
      customer: CustomerRow,
      invoice: InvoiceRow,
      card: CardRow,
      { present, returnPath }: { present: boolean; returnPath: string },
    ): Promise<string> {
      const id = randomUUID()
      await billingRepository(queries).addPayment({
        id,
        customerId: customer.id,
        invoiceId: invoice.id,
        gatewayCard: card.gatewayId,
        last4: card.last4,
        amount: invoice.total,
        currency: invoice.currency,
        state: 'processing',
        failure: null,
        gatewayId: null,
        present,
        returnPath,
        refunded: 0,
        disputed: false,
        createdAt: clock.now(),
      })
      return id
    },
    /**
     * Gives up a payment that waits for its person, so that it can never
     * be charged. False where it is not that. Throws {@link GatewayFault}.
     */
    async giveUp(payment: PaymentRow): Promise<boolean> {
      if (payment.state !== 'authentication' || payment.gatewayId === null) return false
      await settleWith(payment, await gateway.cancelCharge(payment.gatewayId))
      return true
    },
    /** Writes down what an event of the gateway is about: it is asked for itself, so the order of events does not matter. */
    async charged(chargeId: string): Promise<void> {
      const charge = await gateway.readCharge(chargeId)
      const billing = billingRepository(database)
      const payment =
        (await billing.paymentByCharge(chargeId)) ?? (charge.payment === null ? undefined : await billing.payment(charge.payment))
      if (payment) await settleWith(payment, charge)
    },
    /** Brings on what has no end yet: an answer was lost, an event did not come, the process was killed. */
    async bringOnAll(stop?: AbortSignal): Promise<void> {
      const now = clock.now().getTime()
      for (const payment of await billingRepository(database).unsettled(new Date(now - unanswered), atOnce)) {
        if (stop?.aborted) return
        try {
          await bringOn(payment.id)
          const after = await billingRepository(database).payment(payment.id)
          if (after?.state === 'authentication' && after.createdAt.getTime() <= now - abandoned) await this.giveUp(after)
        } catch (fault) {
          if (!(fault instanceof GatewayFault) && !(fault instanceof GatewayRefusal)) throw fault
          logger.warn({ payment: payment.id, detail: fault.message }, 'a payment could not be brought on')
        }
      }
    },
  }
}
