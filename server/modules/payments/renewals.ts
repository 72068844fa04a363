import type { Database, Queries } from '../../database/index.ts'
import type { Task } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { billingRepository, type SubscriptionRow } from './billing.repository.ts'
import type { Charging } from './charging.ts'
import { customersRepository, type CustomerRow } from './customers.repository.ts'
import { renewalInvoice } from './invoicing.ts'
import { dueAction, end, reminded } from './life.ts'
import { day, money, type paymentMessages, planTitle } from './messages.ts'
import type { PlanService } from './plan.service.ts'
import type { Settle } from './settle.ts'
import { nextBill } from './show-subscription.ts'

export interface RenewalParts {
  database: Database
  clock: Clock
  logger: Logger
  plan: PlanService
  charging: Charging
  settle: Settle
  messages: ReturnType<typeof paymentMessages>
  seller: string
}

const atOnce = 200

/** What a subscription's time brings: reminders, renewals, retries, ends. */
export function renewals({ database, clock, logger, plan, charging, settle, messages, seller }: RenewalParts) {
  async function put(queries: Queries, customer: CustomerRow, row: SubscriptionRow): Promise<string[]> {
    await billingRepository(queries).putSubscription(row, clock.now())
    return customer.personId === null ? [] : plan.fit(queries, customer.personId, row.keep)
  }

  async function charge(
    queries: Queries,
    customer: CustomerRow,
    row: SubscriptionRow,
  ): Promise<{ payment: string | null; wake: string[] }> {
    const invoice = await renewalInvoice(queries, customer, row, { clock, settle, seller })
    if (!invoice) return { payment: null, wake: [] }
    if (invoice.total === 0) return { payment: null, wake: await settle.invoicePaid(queries, customer, invoice) }
    const [card] = await customersRepository(queries).cards(customer.id)
    if (!card) return { payment: null, wake: await settle.renewalFailed(queries, customer, invoice) }
    const returnPath = '/configuration#subscription'
    return { payment: await charging.add(queries, customer, invoice, card, { present: false, returnPath }), wake: [] }
  }

  /** Does what is due for one customer; after a kill it is done again, and nobody is charged twice. */
  async function one(customerId: string): Promise<void> {
    const done = await database.transaction().execute(async (transaction): Promise<{ payment: string | null; wake: string[] }> => {
      const customer = await customersRepository(transaction).lock(customerId)
      const billing = billingRepository(transaction)
      const row = await billing.subscription(customerId)
      const nothing = { payment: null, wake: [] }
      if (!row || (await billing.openPayment(customerId))) return nothing
      const now = clock.now()
      const hasCard = (await customersRepository(transaction).cards(customerId)).length > 0
      const action = customer.personId === null ? 'end' : dueAction(row, now, hasCard)
      if (action === 'remind') {
        await put(transaction, customer, { ...row, ...reminded(row) })
        const next = await nextBill(transaction, customer, row, seller)
        await messages.send(transaction, customer.personId, (language, link) => ({
          kind: 'trial-ends',
          plan: planTitle(row.plan),
          on: day(language, row.periodEndsAt),
          amount: hasCard && next ? money(language, next.bill.due, next.currency) : '',
          link,
        }))
        return nothing
      }
      if (action === 'end') {
        const wake = await put(transaction, customer, { ...row, ...end(row) })
        await messages.send(transaction, customer.personId, (_, __, link) => ({
          kind: row.state === 'trial' ? 'trial-ended' : 'subscription-ended',
          plan: planTitle(row.plan),
          link,
        }))
        return { payment: null, wake }
      }
      return action === 'charge' ? charge(transaction, customer, row) : nothing
    })
    await plan.wake(done.wake)
    if (done.payment !== null) await charging.bringOn(done.payment)
  }

  /** Tells people whose card expires before the end of next month. */
  async function warnOfCards(): Promise<void> {
    const now = clock.now()
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    for (const { id, personId, last4 } of await customersRepository(database).expiring(next.getUTCFullYear(), next.getUTCMonth() + 1))
      await database.transaction().execute(async (transaction) => {
        await customersRepository(transaction).warned(id, now)
        await messages.send(transaction, personId, (_, link) => ({ kind: 'card-expires', last4, link }))
      })
  }

  /** Every minute: what is due, and payments that have no end yet. */
  const dueTask: Task<object> = {
    name: 'subscriptions',
    schedule: '* * * * *',
    async run(_, stop) {
      await charging.bringOnAll(stop)
      for (const customerId of await billingRepository(database).due(clock.now(), atOnce)) {
        if (stop?.aborted) return
        await one(customerId).catch((error: unknown) =>
          logger.error({ err: error, customer: customerId }, 'a subscription could not be renewed'),
        )
      }
    },
  }
  const cardsTask: Task<object> = { name: 'expiring-cards', schedule: '20 7 * * *', run: warnOfCards }
  return { tasks: [dueTask, cardsTask] as const }
}
