import { sql } from 'kysely'
import type { DeliveryType, WebhookDelivery, WebhookEvent } from '../../../contract/index.ts'
import { everyStore } from '../../database/every-store.ts'
import type { Queries } from '../../database/index.ts'
import type { Attempt } from './post-message.ts'

export interface DeliveryRow {
  id: string
  type: DeliveryType
  state: WebhookDelivery['state']
  attempts: number
  status: number | null
  fault: WebhookDelivery['fault']
  milliseconds: number | null
  madeAt: Date
  triedAt: Date | null
  nextAt: Date
}

/** A message that is to be sent now. */
export interface ClaimedDelivery {
  webhookId: string
  url: string
  sealedSecret: string
  body: string
  attempts: number
}

/** An attempt, and what follows. */
export interface Tried extends Attempt {
  state: WebhookDelivery['state']
  milliseconds: number
  at: Date
  nextAt: Date
}

/** The messages of one store. */
export const deliveriesRepository = (queries: Queries, storeId: string) => ({
  /** One for each webhook that wants it. Gives their ids. */
  async add(type: WebhookEvent, body: string, at: Date): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      insert into webhook_deliveries (store_id, webhook_id, type, body, state, next_at, made_at)
      select ${storeId}::uuid, w.id, ${type}, ${body}, 'waiting', ${at}::timestamptz, ${at}::timestamptz
      from webhooks w where w.store_id = ${storeId} and w.active and ${type} = any(w.events) returning id`.execute(queries)
    return rows.map(({ id }) => id)
  },
  /** One that is sent at once, and once. Gives its id. */
  async addTest(webhookId: string, body: string, at: Date): Promise<string> {
    const { id } = await queries
      .insertInto('webhook_deliveries')
      .values({
        store_id: storeId,
        webhook_id: webhookId,
        type: 'webhook.test',
        body,
        state: 'failed',
        attempts: 1,
        next_at: at,
        status: null,
        fault: null,
        milliseconds: null,
        made_at: at,
        tried_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  /** Takes one that is due, for whoever sends it: until `until` nobody else gets it. Undefined where it is not due. */
  async claim(id: string, now: Date, until: Date): Promise<ClaimedDelivery | undefined> {
    const { rows } = await sql<ClaimedDelivery>`
      update webhook_deliveries d set next_at = ${until}, attempts = d.attempts + 1
      from webhooks w
      where d.store_id = ${storeId} and d.id = ${id} and d.state = 'waiting' and d.next_at <= ${now} and w.store_id = ${storeId} and w.id = d.webhook_id
      returning w.id as "webhookId", w.url, w.sealed_secret as "sealedSecret", d.body, d.attempts`.execute(queries)
    return rows[0]
  },
  async tried(id: string, { state, status, fault, milliseconds, at, nextAt }: Tried): Promise<void> {
    await queries
      .updateTable('webhook_deliveries')
      .set({ state, status, fault, milliseconds, tried_at: at, next_at: nextAt })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute()
  },
  /** Nothing more is sent of what waits for a webhook. */
  async giveUp(webhookId: string): Promise<void> {
    await queries
      .updateTable('webhook_deliveries')
      .set({ state: 'failed' })
      .where('store_id', '=', storeId)
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'waiting')
      .execute()
  },
  /** The newest of a webhook. */
  newest: (webhookId: string, most: number): Promise<DeliveryRow[]> =>
    queries
      .selectFrom('webhook_deliveries')
      .select([
        'id',
        'type',
        'state',
        'attempts',
        'status',
        'fault',
        'milliseconds',
        'made_at as madeAt',
        'tried_at as triedAt',
        'next_at as nextAt',
      ])
      .where('store_id', '=', storeId)
      .where('webhook_id', '=', webhookId)
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute(),
  async removeBefore(before: Date): Promise<void> {
    await queries
      .deleteFrom('webhook_deliveries')
      .where('store_id', '=', storeId)
      .where('made_at', '<', before)
      .where('state', '<>', 'waiting')
      .execute()
  },
})

/** Messages whose time has come, of all stores, the oldest first. */
export async function dueDeliveries(queries: Queries, now: Date, most: number): Promise<{ storeId: string; id: string }[]> {
  const { rows } = await sql<{ storeId: string; id: string }>`${everyStore}
    select store_id as "storeId", id from webhook_deliveries where state = 'waiting' and next_at <= ${now} order by next_at limit ${most}`.execute(
    queries,
  )
  return rows
}

/** Stores that have messages from before. */
export async function storesWithOldDeliveries(queries: Queries, before: Date): Promise<string[]> {
  const { rows } = await sql<{ storeId: string }>`${everyStore}
    select distinct store_id as "storeId" from webhook_deliveries where made_at < ${before} and state <> 'waiting'`.execute(queries)
  return rows.map(({ storeId }) => storeId)
}
