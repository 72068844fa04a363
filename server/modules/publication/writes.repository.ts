import { sql } from 'kysely'
import type { PublicationFault } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { PlatformCall, Refusal, ScoreWrite } from '../../platforms/platform.ts'
import type { PlannedWrite } from './publication.plan.ts'

/** The result of a write. */
export type WriteResult = { product: number; score: number } & ScoreWrite

/** How many calls of a publication are stored at most: the first ones, and those that failed. */
const firstCalls = 100
const keptCalls = 300

/** The planned writes of a publication, their results, and its calls. */
export const writesRepository = (queries: Queries, storeId: string, publicationId: string) => ({
  /** Stores the plan: replaces the writes that are not done yet, and resets those that must be written again. */
  async plan(writes: readonly PlannedWrite[]): Promise<void> {
    await sql`delete from publication_writes where store_id = ${storeId} and publication_id = ${publicationId} and (result is null or result in ('gone', 'refused'))`.execute(
      queries,
    )
    await sql`
      insert into publication_writes (store_id, publication_id, product_id, place, score)
      select ${storeId}::uuid, ${publicationId}::uuid, * from unnest(${writes.map((write) => write.id)}::int[], ${writes.map((write) => write.place)}::int[], ${writes.map((write) => write.score)}::int[])
      on conflict (store_id, publication_id, product_id) do update set place = excluded.place, score = excluded.score, result = null, reason = null, detail = null, at = null`.execute(
      queries,
    )
    await sql`
      update publications set to_write = w.total, written = w.written, skipped = w.skipped, failed = 0 from (
        select count(*)::int as total, count(*) filter (where result = 'written')::int as written, count(*) filter (where result = 'already')::int as skipped
        from publication_writes where store_id = ${storeId} and publication_id = ${publicationId}) w
      where store_id = ${storeId} and id = ${publicationId}`.execute(queries)
  },

  /** Stores products that were written by a file, and are not to be written any more; those that are stay planned. */
  async addWritten(products: readonly number[], at: Date): Promise<void> {
    const { rows } = await sql<{ added: number }>`
      with added as (
        insert into publication_writes (store_id, publication_id, product_id, place, score, result, at)
        select ${storeId}::uuid, ${publicationId}::uuid, product, 0, 0, 'written', ${at}::timestamptz from unnest(${[...products]}::int[]) as given(product)
        on conflict do nothing returning 1)
      select count(*)::int as added from added`.execute(queries)
    const { added } = rows[0]!
    await sql`
      update publications set to_write = coalesce(to_write, 0) + ${added}, written = written + ${added} where store_id = ${storeId} and id = ${publicationId}`.execute(
      queries,
    )
  },

  /** Writes that are still to be done, from the top of the list. */
  pending: (): Promise<{ product: number; score: number }[]> =>
    queries
      .selectFrom('publication_writes')
      .select(['product_id as product', 'score'])
      .where('store_id', '=', storeId)
      .where('publication_id', '=', publicationId)
      .where('result', 'is', null)
      .orderBy('place')
      .execute(),

  /** Products that were changed on the platform. */
  written: (): Promise<number[]> =>
    queries
      .selectFrom('publication_writes')
      .select('product_id as product')
      .where('store_id', '=', storeId)
      .where('publication_id', '=', publicationId)
      .where('result', '=', 'written')
      .execute()
      .then((found) => found.map(({ product }) => product)),

  /** Products that the platform refused. */
  refused: (): Promise<number[]> =>
    queries
      .selectFrom('publication_writes')
      .select('product_id as product')
      .where('store_id', '=', storeId)
      .where('publication_id', '=', publicationId)
      .where('result', 'in', ['gone', 'refused'])
      .execute()
      .then((found) => found.map(({ product }) => product)),

  /**
   * Stores results with the counts, in one statement. `areScores`: what was
   * written are scores of products, which are stored with the products, too.
   */
  async record(results: readonly WriteResult[], at: Date, areScores: boolean): Promise<void> {
    await sql`
      with given as (
        select * from unnest(${results.map((row) => row.product)}::int[], ${results.map((row) => row.score)}::int[], ${results.map((row) => row.result)}::text[],
          ${results.map((row) => (row.result === 'refused' ? row.reason : null))}::text[], ${results.map((row) => (row.result === 'refused' ? row.message : null))}::text[])
          as given(product, score, result, reason, detail)
      ), done as (
        update publication_writes w set result = given.result, reason = given.reason, detail = given.detail, at = ${at} from given
        where w.store_id = ${storeId} and w.publication_id = ${publicationId} and w.product_id = given.product and w.result is null returning w.result
      ), known as (
        update products p set score = given.score, score_read_at = ${at} from given
        where ${areScores} and p.store_id = ${storeId} and p.id = given.product and given.result in ('written', 'already')
      ), counts as (
        select count(*) filter (where result = 'written')::int as written, count(*) filter (where result = 'already')::int as skipped,
          count(*) filter (where result in ('gone', 'refused'))::int as failed from done
      )
      update publications p set written = p.written + counts.written, skipped = p.skipped + counts.skipped, failed = p.failed + counts.failed
      from counts where p.store_id = ${storeId} and p.id = ${publicationId}`.execute(queries)
  },

  /** Stores the products that a file import refused; replaces those of an earlier attempt. */
  async setRefused(refused: readonly ({ product: number } & Refusal)[], at: Date): Promise<void> {
    await sql`delete from publication_writes where store_id = ${storeId} and publication_id = ${publicationId}`.execute(queries)
    await sql`
      insert into publication_writes (store_id, publication_id, product_id, place, score, result, reason, detail, at)
      select distinct on (product) ${storeId}::uuid, ${publicationId}::uuid, product, place, 0, 'refused', reason, detail, ${at}::timestamptz
      from unnest(${refused.map((row) => row.product)}::int[], ${refused.map((row) => row.reason)}::text[], ${refused.map((row) => row.message)}::text[])
        with ordinality as given(product, reason, detail, place)`.execute(queries)
    await sql`update publications set failed = ${refused.length} where store_id = ${storeId} and id = ${publicationId}`.execute(queries)
  },

  /** Products that could not be published or have another position, with their names; at most `limit`. */
  faults: (limit: number) =>
    sql<PublicationFault>`
      select f.product, coalesce(p.name, '') as name, f.fault, f.found, f.reason, f.detail as "platformSays" from (
        select product_id as product, result as fault, null::int as found, reason, detail, place from publication_writes where store_id = ${storeId} and publication_id = ${publicationId} and result in ('gone', 'refused')
        union all select product_id, 'differs', found, null, null, 2147483647 from publication_differences where store_id = ${storeId} and publication_id = ${publicationId}) f
      left join products p on p.store_id = ${storeId} and p.id = f.product
      order by f.place, f.product limit ${limit}`
      .execute(queries)
      .then((result) => result.rows),

  async setDifferences(differences: readonly { product: number; found: number | null }[]): Promise<void> {
    await sql`delete from publication_differences where store_id = ${storeId} and publication_id = ${publicationId}`.execute(queries)
    await sql`
      insert into publication_differences (store_id, publication_id, product_id, found)
      select ${storeId}::uuid, ${publicationId}::uuid, * from unnest(${differences.map((row) => row.product)}::int[], ${differences.map((row) => row.found)}::int[])`.execute(
      queries,
    )
  },

  /** Adds calls to the counts, and stores the first calls and those that failed. */
  async addCalls(calls: readonly PlatformCall[]): Promise<void> {
    const failed = (call: PlatformCall) => call.status === null || call.status >= 400
    const kept = calls.map((call, index) => ({ call, number: index + 1 }))
    await sql`
      with before as (select calls, (select count(*) from publication_calls where store_id = ${storeId} and publication_id = ${publicationId}) as kept from publications where store_id = ${storeId} and id = ${publicationId}),
      given as (
        select before.calls + given.nth as number, given.*, before.kept + row_number() over (order by given.nth) as row from before, unnest(
          ${kept.map(({ number }) => number)}::int[], ${kept.map(({ call }) => call.at)}::timestamptz[], ${kept.map(({ call }) => call.method)}::text[], ${kept.map(({ call }) => call.path)}::text[],
          ${kept.map(({ call }) => call.status)}::int[], ${kept.map(({ call }) => call.milliseconds)}::int[], ${kept.map(({ call }) => failed(call))}::boolean[])
          as given(nth, at, method, path, status, milliseconds, failed)
        where given.failed or before.calls + given.nth <= ${firstCalls}
      ), added as (
        insert into publication_calls (store_id, publication_id, number, at, method, path, status, milliseconds)
        select ${storeId}::uuid, ${publicationId}::uuid, number, at, method, path, status, milliseconds from given where row <= ${keptCalls} on conflict do nothing
      )
      update publications set calls = calls + ${calls.length}, calls_failed = calls_failed + ${calls.filter(failed).length} where store_id = ${storeId} and id = ${publicationId}`.execute(
      queries,
    )
  },

  calls: () =>
    queries
      .selectFrom('publication_calls')
      .select(['at', 'method', 'path', 'status', 'milliseconds'])
      .where('store_id', '=', storeId)
      .where('publication_id', '=', publicationId)
      .orderBy('number')
      .execute(),
})
