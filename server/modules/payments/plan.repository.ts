import { sql } from 'kysely'
import type { PaidPlanName, PlanName } from '../../../contract/index.ts'
import { everyStore } from '../../database/every-store.ts'
import type { Queries } from '../../database/index.ts'
import type { PlanPauses } from '../../database/tables/payments.ts'
import type { LifeState } from './life.ts'

type PauseKind = PlanPauses['kind']

/** Something that takes a place of a plan. */
export interface Placed {
  storeId: string
  storeName: string
  /** Empty for the store itself. */
  thing: string
  name: string
  /** The plan has paused it. */
  paused: boolean
}

/** A store that a person pays for. */
export interface OwnStore {
  id: string
  name: string
  demo: boolean
}

/** Whose plan a store is under, and what takes places of it. */
export const planRepository = (queries: Queries) => ({
  /** What a person subscribed to, and what an operator gave them. */
  async planOf(personId: string): Promise<{ state: LifeState | null; plan: PaidPlanName | null; given: PlanName | null }> {
    const row = await queries
      .selectFrom('customers as c')
      .leftJoin('subscriptions as s', 's.customer_id', 'c.id')
      .select(['s.state', 's.plan', 'c.given_plan as given'])
      .where('c.person_id', '=', personId)
      .executeTakeFirst()
    return row ?? { state: null, plan: null, given: null }
  },
  /** The one who has owned a store longest. */
  payerOf: (storeId: string): Promise<{ id: string; name: string } | undefined> =>
    queries
      .selectFrom('memberships as m')
      .innerJoin('people as p', 'p.id', 'm.person_id')
      .select(['p.id', 'p.name'])
      .where('m.store_id', '=', storeId)
      .where('m.role', '=', 'owner')
      .orderBy('m.since')
      .orderBy('m.person_id')
      .executeTakeFirst(),
  /** The stores that a person pays for, the oldest first. */
  async storesOf(personId: string): Promise<OwnStore[]> {
    const { rows } = await sql<OwnStore>`
      select s.id, s.display_name as name, s.store_type = 'demo' as demo from memberships m join stores s on s.id = m.store_id
      where m.person_id = ${personId} and m.role = 'owner' and not exists (
        select 1 from memberships o where o.store_id = m.store_id and o.role = 'owner' and (o.since, o.person_id) < (m.since, m.person_id))
      order by s.created_at, s.id`.execute(queries)
    return rows
  },
  /** Until the transaction ends nobody else takes a place of this person's plan. */
  async lock(personId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`plan of ${personId}`}, 0))`.execute(queries)
  },
  async products(stores: readonly string[]): Promise<number> {
    const { rows } = await sql<{ count: number }>`${everyStore}
      select count(*)::int as count from products where store_id = any(${stores}::uuid[]) and gone_at is null and active`.execute(queries)
    return rows[0]?.count ?? 0
  },
  /** Months back to the first day of which sales are known. */
  async monthsOfSales(stores: readonly string[], now: Date): Promise<number> {
    const { rows } = await sql<{ months: number }>`${everyStore}
      select coalesce(ceil(extract(epoch from ${now}::timestamptz - min(covered_from)) / 2629800), 0)::int as months
      from sales_coverage where store_id = any(${stores}::uuid[])`.execute(queries)
    return Math.max(0, rows[0]?.months ?? 0)
  },
  /** Partners, and invitations that wait; the oldest first. */
  async partners(stores: readonly string[]): Promise<Placed[]> {
    const { rows } = await sql<Placed>`
      select m.store_id as "storeId", s.display_name as "storeName", m.person_id::text as thing, p.name, m.waits_since is not null as paused
      from memberships m join stores s on s.id = m.store_id join people p on p.id = m.person_id
      where m.store_id = any(${stores}::uuid[]) and m.role = 'partner' order by m.since, m.person_id`.execute(queries)
    return rows
  },
  async invitations(stores: readonly string[], now: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from partner_invitations
      where store_id = any(${stores}::uuid[]) and state = 'pending' and expires_at > ${now}`.execute(queries)
    return rows[0]?.count ?? 0
  },
  /** Automations that run, or would if the plan had a place for them. Those that a person paused take none. */
  async automations(stores: readonly string[]): Promise<Omit<Placed, 'storeName' | 'paused'>[]> {
    const { rows } = await sql<Omit<Placed, 'storeName' | 'paused'>>`${everyStore}
      select store_id as "storeId", id::text as thing, name from automations
      where store_id = any(${stores}::uuid[]) and not (configuration ->> 'paused')::boolean order by id`.execute(queries)
    return rows
  },
  /** Names of automations that the plan has paused. */
  async pausedAutomations(storeId: string, ids: readonly number[]): Promise<Omit<Placed, 'storeName' | 'paused'>[]> {
    if (ids.length === 0) return []
    const rows = await queries
      .selectFrom('automations')
      .select(['store_id', 'id', 'name'])
      .where('store_id', '=', storeId)
      .where('id', 'in', [...ids])
      .execute()
    return rows.map(({ store_id, id, name }) => ({ storeId: store_id, thing: String(id), name }))
  },
  pauses: (stores: readonly string[]): Promise<{ storeId: string; kind: PauseKind; thing: string }[]> =>
    stores.length === 0
      ? Promise.resolve([])
      : queries
          .selectFrom('plan_pauses')
          .select(['store_id as storeId', 'kind', 'thing'])
          .where('store_id', 'in', [...stores])
          .execute(),
  async addPause(storeId: string, kind: PauseKind, thing: string, at: Date): Promise<void> {
    await queries
      .insertInto('plan_pauses')
      .values({ store_id: storeId, kind, thing, paused_at: at })
      .onConflict((conflict) => conflict.columns(['store_id', 'kind', 'thing']).doNothing())
      .execute()
  },
  async removePause(storeId: string, kind: PauseKind, thing: string): Promise<void> {
    await queries.deleteFrom('plan_pauses').where('store_id', '=', storeId).where('kind', '=', kind).where('thing', '=', thing).execute()
  },
  async isPaused(storeId: string, kind: PauseKind, thing: string): Promise<boolean> {
    const row = await queries
      .selectFrom('plan_pauses')
      .select('store_id')
      .where('store_id', '=', storeId)
      .where('kind', '=', kind)
      .where('thing', '=', thing)
      .executeTakeFirst()
    return row !== undefined
  },
  /** Lets a store wait, where it does not already; true where this is what paused it. */
  async pauseStore(id: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await queries
      .updateTable('stores')
      .set({ paused_at: at })
      .where('id', '=', id)
      .where('paused_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  async continueStore(id: string): Promise<void> {
    await queries.updateTable('stores').set({ paused_at: null }).where('id', '=', id).where('disconnecting_at', 'is', null).execute()
  },
  async pausePartner(storeId: string, personId: string, at: Date | null): Promise<void> {
    await queries
      .updateTable('memberships')
      .set({ waits_since: at })
      .where('store_id', '=', storeId)
      .where('person_id', '=', personId)
      .execute()
  },
})
