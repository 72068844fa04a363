import { sql } from 'kysely'
import type { BillingDetails, Card, PlanCurrency, PlanName } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { GatewayCard } from './gateway.ts'

export interface CustomerRow {
  id: string
  personId: string | null
  gatewayId: string | null
  currency: PlanCurrency | null
  givenPlan: PlanName | null
  billing: BillingDetails | null
  credit: number
  trialUsedAt: Date | null
}

export interface CardRow {
  id: string
  gatewayId: string
  fingerprint: string
  brand: Card['brand']
  last4: string
  expiryMonth: number
  expiryYear: number
  isDefault: boolean
}

/** People as customers, and their cards. */
export const customersRepository = (queries: Queries) => {
  const customers = queries
    .selectFrom('customers')
    .select([
      'id',
      'person_id as personId',
      'gateway_id as gatewayId',
      'currency',
      'given_plan as givenPlan',
      'billing',
      'credit',
      'trial_used_at as trialUsedAt',
    ])
    .$castTo<CustomerRow>()
  const cards = queries
    .selectFrom('cards')
    .select([
      'id',
      'gateway_id as gatewayId',
      'fingerprint',
      'brand',
      'last4',
      'expiry_month as expiryMonth',
      'expiry_year as expiryYear',
      'is_default as isDefault',
    ])
  return {
    ofPerson: (personId: string): Promise<CustomerRow | undefined> => customers.where('person_id', '=', personId).executeTakeFirst(),
    byId: (id: string): Promise<CustomerRow | undefined> => customers.where('id', '=', id).executeTakeFirst(),
    /** The customer of a person, made where there is none; nobody else changes it until the transaction ends. */
    async lockOfPerson(personId: string, at: Date): Promise<CustomerRow> {
      await queries
        .insertInto('customers')
        .values({ person_id: personId, created_at: at })
        .onConflict((conflict) => conflict.column('person_id').doNothing())
        .execute()
      return customers.where('person_id', '=', personId).forUpdate().executeTakeFirstOrThrow()
    },
    lock: (id: string): Promise<CustomerRow> => customers.where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
    async change(
      id: string,
      change: { gatewayId?: string; currency?: PlanCurrency; credit?: number; trialUsedAt?: Date; givenPlan?: PlanName },
    ): Promise<void> {
      await queries
        .updateTable('customers')
        .set({
          ...(change.gatewayId === undefined ? {} : { gateway_id: change.gatewayId }),
          ...(change.currency === undefined ? {} : { currency: change.currency }),
          ...(change.credit === undefined ? {} : { credit: change.credit }),
          ...(change.trialUsedAt === undefined ? {} : { trial_used_at: change.trialUsedAt }),
          ...(change.givenPlan === undefined ? {} : { given_plan: change.givenPlan }),
        })
        .where('id', '=', id)
        .execute()
    },
    async setBilling(id: string, billing: BillingDetails): Promise<void> {
      await queries
        .updateTable('customers')
        .set({ billing: JSON.stringify(billing) })
        .where('id', '=', id)
        .execute()
    },
    /** The default card first, then the newest. */
    cards: (customerId: string): Promise<CardRow[]> =>
      cards.where('customer_id', '=', customerId).orderBy('is_default', 'desc').orderBy('created_at', 'desc').orderBy('id').execute(),
    /**
     * Adds a card, or gives the same one its new expiry. Gives its id, and the gateway's former name of it, where that has another one now.
     */
    async putCard(customerId: string, card: GatewayCard, isDefault: boolean, at: Date): Promise<{ id: string; replaced: string | null }> {
      if (isDefault) await this.noDefault(customerId)
      const former = await cards.where('customer_id', '=', customerId).where('fingerprint', '=', card.fingerprint).executeTakeFirst()
      const row = {
        gateway_id: card.id,
        fingerprint: card.fingerprint,
        brand: card.brand,
        last4: card.last4,
        expiry_month: card.expiryMonth,
        expiry_year: card.expiryYear,
        warned_at: null,
      }
      if (former) {
        await queries
          .updateTable('cards')
          .set({ ...row, ...(isDefault ? { is_default: true } : {}) })
          .where('id', '=', former.id)
          .execute()
        return { id: former.id, replaced: former.gatewayId === card.id ? null : former.gatewayId }
      }
      const { id } = await queries
        .insertInto('cards')
        .values({ ...row, customer_id: customerId, is_default: isDefault, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, replaced: null }
    },
    async noDefault(customerId: string): Promise<void> {
      await queries
        .updateTable('cards')
        .set({ is_default: false })
        .where('customer_id', '=', customerId)
        .where('is_default', '=', true)
        .execute()
    },
    async setDefault(customerId: string, cardId: string): Promise<void> {
      await this.noDefault(customerId)
      await queries.updateTable('cards').set({ is_default: true }).where('customer_id', '=', customerId).where('id', '=', cardId).execute()
    },
    async removeCard(customerId: string, cardId: string): Promise<void> {
      await queries.deleteFrom('cards').where('customer_id', '=', customerId).where('id', '=', cardId).execute()
    },
    /** Default cards of subscriptions that go on, which expire by the end of a month and whose owners have no notice of it yet. */
    async expiring(year: number, month: number): Promise<{ id: string; personId: string; last4: string }[]> {
      const { rows } = await sql<{ id: string; personId: string; last4: string }>`
        select k.id, c.person_id as "personId", k.last4 from cards k
        join customers c on c.id = k.customer_id join subscriptions s on s.customer_id = c.id
        where k.is_default and k.warned_at is null and c.person_id is not null and s.state in ('trial', 'active', 'past-due')
          and (k.expiry_year, k.expiry_month) <= (${year}::int, ${month}::int)`.execute(queries)
      return rows
    },
    async warned(cardId: string, at: Date): Promise<void> {
      await queries.updateTable('cards').set({ warned_at: at }).where('id', '=', cardId).execute()
    },
    person: (id: string): Promise<{ name: string; email: string; language: 'es' | 'en' | 'pt' } | undefined> =>
      queries.selectFrom('people').select(['name', 'email', 'language']).where('id', '=', id).executeTakeFirst(),
    /** The currency of the store that the person has owned longest. */
    async firstCurrency(personId: string): Promise<string | null> {
      const row = await queries
        .selectFrom('memberships as m')
        .innerJoin('stores as s', 's.id', 'm.store_id')
        .select('s.currency')
        .where('m.person_id', '=', personId)
        .where('m.role', '=', 'owner')
        .orderBy('m.since')
        .executeTakeFirst()
      return row?.currency ?? null
    },
  }
}
