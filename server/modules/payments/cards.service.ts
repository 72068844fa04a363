import { createHash } from 'node:crypto'
import type { BillingDetails, Card, Customer, CustomerWithCard } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { billingRepository } from './billing.repository.ts'
import { type CardRow, customersRepository, type CustomerRow } from './customers.repository.ts'
import { CardDeclined, type Gateway, GatewayFault, GatewayRefusal } from './gateway.ts'
import { isLive } from './life.ts'
import { offerFor } from './offer.ts'
import { isTaxId, plainTaxId } from './tax.ts'

export interface CardsParts {
  database: Database
  gateway: Gateway
  clock: Clock
  logger: Logger
  seller: string
}

/** Cards that one person keeps. */
const most = 10

/** How long a card can still be charged: to the end of its month. */
export function expiryOf({ expiryMonth, expiryYear }: Pick<CardRow, 'expiryMonth' | 'expiryYear'>, now: Date): Card['expiry'] {
  const over = Date.UTC(expiryYear, expiryMonth, 1)
  if (over <= now.getTime()) return 'expired'
  return over <= Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1) ? 'soon' : 'valid'
}

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const isCountry = (code: string): boolean => regions.of(code) !== undefined

/** What the gateway throws, as a problem. */
export function gatewayProblem(fault: unknown): unknown {
  if (fault instanceof GatewayFault)
    return new ProblemError('payment/unavailable', 'The payment gateway does not answer.', { retryAfter: 10, cause: fault })
  if (fault instanceof CardDeclined) return new ProblemError(`payment/${fault.reason}`, 'The card was refused.')
  if (fault instanceof GatewayRefusal) return new ProblemError('card/bad-token', 'The gateway does not know the card.', { cause: fault })
  return fault
}

export type CardsService = ReturnType<typeof cardsService>

/** Stored cards and billing details. A card's number is known to the gateway alone. */
export function cardsService({ database, gateway, clock, logger, seller }: CardsParts) {
  async function read(personId: string, email: string): Promise<Customer> {
    const customer = await customersRepository(database).ofPerson(personId)
    const { currency } = await offerFor(database, personId, customer, seller)
    const cards = customer ? await customersRepository(database).cards(customer.id) : []
    return {
      email,
      cards: cards.map(({ id, brand, last4, expiryMonth, expiryYear, isDefault }) => ({
        id,
        brand,
        last4,
        expiryMonth,
        expiryYear,
        isDefault,
        expiry: expiryOf({ expiryMonth, expiryYear }, clock.now()),
      })),
      billing: customer?.billing ?? null,
      credit: customer?.credit ?? 0,
      currency,
    }
  }

  /** The person as the gateway's customer; asked twice at once, the gateway makes one. */
  async function known(personId: string, email: string): Promise<CustomerRow & { gatewayId: string }> {
    const customer = await database
      .transaction()
      .execute((transaction) => customersRepository(transaction).lockOfPerson(personId, clock.now()))
    if (customer.gatewayId !== null) return { ...customer, gatewayId: customer.gatewayId }
    const gatewayId = await gateway.createCustomer({ key: customer.id, email })
    await customersRepository(database).change(customer.id, { gatewayId })
    return { ...customer, gatewayId }
  }

  const forget = (card: string): Promise<void> =>
    gateway.removeCard(card).catch((error: unknown) => logger.warn({ err: error }, 'a card stays at the gateway'))

  return {
    read,
    /** Begins to add a card, where the gateway asks for that. Throws `payment/unavailable`. */
    async begin(person: { id: string; email: string }, key: string): Promise<{ clientSecret: string | null }> {
      try {
        const { gatewayId } = await known(person.id, person.email)
        return { clientSecret: await gateway.beginCard(gatewayId, createHash('sha256').update(`${person.id} ${key}`).digest('hex')) }
      } catch (fault) {
        throw gatewayProblem(fault)
      }
    },
    /** Adds a card by its token. The same token, or the same card, is one. Throws `card/…`, `payment/…`. */
    async add(
      person: { id: string; email: string },
      { address }: Caller,
      { token, isDefault }: { token: string; isDefault: boolean },
    ): Promise<CustomerWithCard> {
      try {
        const customer = await known(person.id, person.email)
        if ((await customersRepository(database).cards(customer.id)).length >= most)
          throw new ProblemError('card/too-many', `A person keeps ${most} cards at most.`)
        const card = await gateway.addCard(customer.gatewayId, token, createHash('sha256').update(`${customer.id} ${token}`).digest('hex'))
        const { id, replaced } = await database.transaction().execute(async (transaction) => {
          const customers = customersRepository(transaction)
          await customers.lock(customer.id)
          const first = (await customers.cards(customer.id)).length === 0
          const put = await customers.putCard(customer.id, card, isDefault || first, clock.now())
          const values = { last4: card.last4 }
          await record(transaction, { kind: 'card-added', at: clock.now(), by: person.id, address, values })
          return put
        })
        if (replaced !== null) await forget(replaced)
        return { ...(await read(person.id, person.email)), added: id }
      } catch (fault) {
        throw gatewayProblem(fault)
      }
    },
    /** Removes a card; another one becomes the default. Throws `card/unknown`, `card/needed`. */
    async remove(person: { id: string; email: string }, { address }: Caller, cardId: string): Promise<Customer> {
      const removed = await database.transaction().execute(async (transaction) => {
        const customers = customersRepository(transaction)
        const customer = await customers.lockOfPerson(person.id, clock.now())
        const cards = await customers.cards(customer.id)
        const card = cards.find(({ id }) => id === cardId)
        if (!card) throw new ProblemError('card/unknown', 'The person has no such card.')
        const row = await billingRepository(transaction).subscription(customer.id)
        if (cards.length === 1 && row && isLive(row.state) && row.state !== 'trial' && row.nextPlan !== 'free')
          throw new ProblemError('card/needed', 'The last card pays for the subscription.')
        await customers.removeCard(customer.id, cardId)
        const next = cards.find(({ id }) => id !== cardId)
        if (card.isDefault && next) await customers.setDefault(customer.id, next.id)
        await record(transaction, { kind: 'card-removed', at: clock.now(), by: person.id, address, values: { last4: card.last4 } })
        return card.gatewayId
      })
      await forget(removed)
      return read(person.id, person.email)
    },
    /** Makes a card the one that is charged. Throws `card/unknown`. */
    async setDefault(person: { id: string; email: string }, cardId: string): Promise<Customer> {
      await database.transaction().execute(async (transaction) => {
        const customers = customersRepository(transaction)
        const customer = await customers.lockOfPerson(person.id, clock.now())
        if (!(await customers.cards(customer.id)).some(({ id }) => id === cardId))
          throw new ProblemError('card/unknown', 'The person has no such card.')
        await customers.setDefault(customer.id, cardId)
      })
      return read(person.id, person.email)
    },
    /** Keeps whom invoices are for. Throws `billing/…`. */
    async saveBilling(person: { id: string; email: string }, { address }: Caller, given: BillingDetails): Promise<Customer> {
      if (!isCountry(given.country))
        throw new ProblemError('billing/bad-country', 'There is no such country.', {
          errors: [{ path: 'body.country', reason: 'must be a country' }],
        })
      if (!isTaxId(given.country, given.taxId))
        throw new ProblemError('billing/bad-tax-id', 'The tax number is not one of the country.', {
          errors: [{ path: 'body.taxId', reason: `must be a tax number of ${given.country}` }],
        })
      const billing = { ...given, name: given.name.trim(), taxId: plainTaxId(given.country, given.taxId) }
      await database.transaction().execute(async (transaction) => {
        const customer = await customersRepository(transaction).lockOfPerson(person.id, clock.now())
        await customersRepository(transaction).setBilling(customer.id, billing)
        await record(transaction, { kind: 'billing-changed', at: clock.now(), by: person.id, address, values: {} })
      })
      return read(person.id, person.email)
    },
  }
}
