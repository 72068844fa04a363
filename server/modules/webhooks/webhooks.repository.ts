import { sql } from 'kysely'
import type { ListReference, WebhookEvent } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { listTables } from '../../database/list-tables.ts'

export interface WebhookRow {
  id: string
  url: string
  events: WebhookEvent[]
  active: boolean
  sealedSecret: string
  madeAt: Date
}

export interface NewWebhook {
  id: string
  url: string
  events: readonly WebhookEvent[]
  sealedSecret: string
  key: string
  at: Date
}

/** The webhooks of one store. */
export const webhooksRepository = (queries: Queries, storeId: string) => {
  const rows = queries
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'active', 'sealed_secret as sealedSecret', 'made_at as madeAt'])
    .where('store_id', '=', storeId)
  return {
    all: (): Promise<WebhookRow[]> => rows.orderBy('made_at').orderBy('id').execute(),
    byId: (id: string): Promise<WebhookRow | undefined> => rows.where('id', '=', id).executeTakeFirst(),
    byKey: (key: string): Promise<WebhookRow | undefined> => rows.where('request_key', '=', key).executeTakeFirst(),
    /** Whether any is to be sent this. */
    async wants(type: WebhookEvent): Promise<boolean> {
      const found = await sql`
        select 1 from webhooks where store_id = ${storeId} and active and ${type} = any(events) limit 1`.execute(queries)
      return found.rows.length > 0
    },
    /** Adds one; false where the store has `most` already, or the key was used. */
    async add({ id, url, events, sealedSecret, key, at }: NewWebhook, most: number): Promise<boolean> {
      const { rows: added } = await sql`
        insert into webhooks (store_id, id, url, events, sealed_secret, request_key, made_at)
        select ${storeId}::uuid, ${id}::uuid, ${url}, ${[...events]}::text[], ${sealedSecret}, ${key}, ${at}::timestamptz
        where (select count(*) from webhooks where store_id = ${storeId}) < ${most}
        on conflict (store_id, request_key) do nothing returning id`.execute(queries)
      return added.length > 0
    },
    async change(id: string, change: { url: string; events: readonly WebhookEvent[]; active: boolean }): Promise<void> {
      await queries
        .updateTable('webhooks')
        .set({ url: change.url, events: [...change.events], active: change.active })
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute()
    },
    async setSecret(id: string, sealedSecret: string): Promise<void> {
      await queries
        .updateTable('webhooks')
        .set({ sealed_secret: sealedSecret })
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute()
    },
    async switchOff(id: string): Promise<void> {
      await queries.updateTable('webhooks').set({ active: false }).where('store_id', '=', storeId).where('id', '=', id).execute()
    },
    async remove(id: string): Promise<void> {
      await queries.deleteFrom('webhooks').where('store_id', '=', storeId).where('id', '=', id).execute()
    },
    /** The name of the store. */
    async storeName(): Promise<string> {
      const { name } = await queries.selectFrom('stores').select('name').where('id', '=', storeId).executeTakeFirstOrThrow()
      return name
    },
    /** The name of a list; empty where it is not there. */
    async listName({ kind, id }: ListReference): Promise<string> {
      const found = await sql<{ name: string }>`
        select name from ${sql.table(listTables[kind])} where store_id = ${storeId} and id = ${id}`.execute(queries)
      return found.rows[0]?.name ?? ''
    },
  }
}
