import { sql } from 'kysely'
import type { PublicationFailure, PublicationState } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { ScoreWrite } from '../../platforms/platform.ts'
import type { PlannedWrite } from './publication.plan.ts'

/** A publication with its counts. */
export interface PublicationRow {
  id: string
  storeId: string
  categoryId: number
  categoryName: string
  state: PublicationState
  failure: PublicationFailure | null
  waitingFor: 'worker' | 'platform' | null
  version: number
  requestedBy: string | null
  requestedAt: Date
  startedAt: Date | null
  sentAt: Date | null
  endedAt: Date | null
  retryAt: Date | null
  setbacks: number
  looks: number
  repairs: number
  products: number
  checked: number
  verified: number
  digest: string
  /** Null until it is planned. */
  toWrite: number | null
  written: number
  skipped: number
  failed: number
}

export interface NewPublication {
  storeId: string
  categoryId: number
  version: number
  products: readonly number[]
  requestedBy: string
  requestedAt: Date
  key: string
  digest: string
}

/** What can change in the life of a publication. */
export interface Progress {
  state: PublicationState
  failure: PublicationFailure
  waiting_for: 'worker' | 'platform' | null
  started_at: Date
  sent_at: Date
  ended_at: Date
  retry_at: Date | null
  setbacks: number
  looks: number
  repairs: number
  checked: number
  verified: number
}

/** How a write ended, with its place in the database. */
export type WriteResult = { product: number } & ScoreWrite

const open = sql`p.state in ('waiting', 'running', 'sent')`

/** Publications, as rows. */
export const publicationRepository = (queries: Queries) => {
  const select = sql`
    select p.id, p.store_id as "storeId", p.list_id as "categoryId", coalesce(c.name, '') as "categoryName", p.state,
      p.failure, p.waiting_for as "waitingFor", p.version, person.name as "requestedBy", p.requested_at as "requestedAt", p.started_at as "startedAt",
      p.sent_at as "sentAt", p.ended_at as "endedAt", p.retry_at as "retryAt", p.setbacks, p.looks, p.repairs,
      cardinality(p.products) as products, p.checked, p.verified, p.request_digest as digest,
      case when p.started_at is null then null else coalesce(w.total, 0) end as "toWrite", coalesce(w.written, 0) as written,
      coalesce(w.skipped, 0) as skipped, coalesce(w.failed, 0) as failed
    from publications p
      left join people person on person.id = p.requested_by
      left join categories c on c.store_id = p.store_id and c.id = p.list_id
      left join lateral (
        select count(*)::int as total, count(*) filter (where result = 'written')::int as written,
          count(*) filter (where result = 'already')::int as skipped, count(*) filter (where result in ('gone', 'refused'))::int as failed
        from publication_writes where publication_id = p.id) w on true`
  const rows = (condition: ReturnType<typeof sql>) => sql<PublicationRow>`${select} where ${condition}`.execute(queries).then((result) => result.rows)

  return {
    byId: async (id: string): Promise<PublicationRow | undefined> => (await rows(sql`p.id = ${id}`))[0],
    byKey: async (storeId: string, key: string): Promise<PublicationRow | undefined> => (await rows(sql`p.store_id = ${storeId} and p.idempotency_key = ${key}`))[0],
    running: async (storeId: string, categoryId: number): Promise<PublicationRow | undefined> =>
      (await rows(sql`p.store_id = ${storeId} and p.list_kind = 'category' and p.list_id = ${categoryId} and ${open}`))[0],
    latest: (storeId: string, limit: number): Promise<PublicationRow[]> => rows(sql`p.store_id = ${storeId} order by p.requested_at desc, p.id limit ${limit}`),
    unfinished: (): Promise<PublicationRow[]> => rows(open),

    /** The newest publication of each list. */
    statesOfLists: (storeId: string): Promise<{ id: number; state: PublicationState }[]> =>
      sql<{ id: number; state: PublicationState }>`
        select distinct on (list_id) list_id as id, state from publications
        where store_id = ${storeId} and list_kind = 'category' order by list_id, requested_at desc`
        .execute(queries)
        .then((result) => result.rows),

    /** Null where another of this list is on its way, or the key was used meanwhile. */
    async add(publication: NewPublication): Promise<string | null> {
      const { rows: added } = await sql<{ id: string }>`
        insert into publications (store_id, list_kind, list_id, version, products, waiting_for, requested_by, requested_at, idempotency_key, request_digest)
        values (${publication.storeId}, 'category', ${publication.categoryId}, ${publication.version}, ${publication.products}, 'worker',
          ${publication.requestedBy}, ${publication.requestedAt}, ${publication.key}, ${publication.digest})
        on conflict do nothing returning id`.execute(queries)
      return added[0]?.id ?? null
    },

    products: async (id: string): Promise<number[]> =>
      (await queries.selectFrom('publications').select('products').where('id', '=', id).executeTakeFirstOrThrow()).products,

    async update(id: string, progress: Partial<Progress>): Promise<void> {
      await queries.updateTable('publications').set(progress).where('id', '=', id).execute()
    },

    /** Puts the plan down: replaces what is not done yet, and takes up again what must be written once more. */
    async plan(id: string, writes: readonly PlannedWrite[]): Promise<void> {
      await sql`delete from publication_writes where publication_id = ${id} and result is null`.execute(queries)
      await sql`
        insert into publication_writes (publication_id, product_id, place, score)
        select ${id}, * from unnest(${writes.map((write) => write.id)}::int[], ${writes.map((write) => write.place)}::int[], ${writes.map((write) => write.score)}::int[])
        on conflict (publication_id, product_id) do update set place = excluded.place, score = excluded.score, result = null, detail = null, at = null`.execute(queries)
    },

    /** The next writes that are still to be done, from the top of the list. */
    pending: (id: string, limit: number): Promise<{ product: number; score: number }[]> =>
      queries
        .selectFrom('publication_writes')
        .select(['product_id as product', 'score'])
        .where('publication_id', '=', id)
        .where('result', 'is', null)
        .orderBy('place')
        .limit(limit)
        .execute(),

    /** Products whose score was changed. */
    written: (id: string): Promise<number[]> =>
      queries
        .selectFrom('publication_writes')
        .select('product_id as product')
        .where('publication_id', '=', id)
        .where('result', '=', 'written')
        .execute()
        .then((found) => found.map(({ product }) => product)),

    async settle(id: string, result: WriteResult, at: Date): Promise<void> {
      await queries
        .updateTable('publication_writes')
        .set({ result: result.result, detail: result.result === 'refused' ? result.detail : null, at })
        .where('publication_id', '=', id)
        .where('product_id', '=', result.product)
        .execute()
    },

    /** Products that could not be published or stand elsewhere, with their names; at most `limit`. */
    faults: (id: string, limit: number) =>
      sql<{ product: number; name: string; fault: 'gone' | 'refused' | 'differs'; detail: string }>`
        select f.product, coalesce(p.name, '') as name, f.fault, f.detail from (
          select publication_id, product_id as product, result as fault, coalesce(detail, '') as detail, place from publication_writes where result in ('gone', 'refused')
          union all select publication_id, product_id, 'differs', detail, 2147483647 from publication_differences) f
        join publications pub on pub.id = f.publication_id
        left join products p on p.store_id = pub.store_id and p.id = f.product
        where f.publication_id = ${id} order by f.place, f.product limit ${limit}`
        .execute(queries)
        .then((result) => result.rows),

    async setDifferences(id: string, differences: readonly { product: number; detail: string }[]): Promise<void> {
      await sql`delete from publication_differences where publication_id = ${id}`.execute(queries)
      await sql`
        insert into publication_differences (publication_id, product_id, detail)
        select ${id}, * from unnest(${differences.map((row) => row.product)}::int[], ${differences.map((row) => row.detail)}::text[])`.execute(queries)
    },
  }
}
