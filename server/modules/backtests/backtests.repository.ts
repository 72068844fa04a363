import { sql } from 'kysely'
import type { Backtest, BacktestConfiguration, BacktestRunList, ListGroup, ListKind } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { type Run, runColumns, type StateOf } from '../../runs/index.ts'
import type { backtestKind } from './backtest-kind.ts'

export type BacktestStage = StateOf<typeof backtestKind>

/** A run with what it tries. */
export interface BacktestRunRow extends Run<BacktestStage> {
  group: ListGroup
  /** Null: the past is walked through alone. */
  configuration: BacktestConfiguration | null
  asOf: string
  progress: number
  found: Backtest | null
}

/** A version that was published. */
export interface PublishedVersion {
  kind: ListKind
  id: number
  version: number
  at: Date
}

/** The backtests of one store, and what its past taught. */
export const backtestsRepository = (queries: Queries, storeId: string) => {
  const columns = sql`${runColumns}, b.list_group as "group", b.configuration, b.as_of as "asOf", b.progress, b.found`
  const from = sql`backtest_runs b join runs r on r.store_id = ${storeId} and r.id = b.id`

  return {
    /** What the past taught, as it is written. */
    async past(): Promise<{ asOf: string; past: string } | null> {
      const row = await queries
        .selectFrom('backtest_pasts')
        .select(['as_of as asOf', 'past'])
        .where('store_id', '=', storeId)
        .executeTakeFirst()
      return row ?? null
    },

    async keepPast(asOf: string, past: string, at: Date): Promise<void> {
      const row = { as_of: asOf, past, kept_at: at }
      await queries
        .insertInto('backtest_pasts')
        .values({ store_id: storeId, ...row })
        .onConflict((conflict) => conflict.column('store_id').doUpdateSet(row))
        .execute()
    },

    async add(
      id: string,
      { group, configuration, asOf, at }: { group: ListGroup; configuration: BacktestConfiguration | null; asOf: string; at: Date },
    ): Promise<void> {
      await queries
        .insertInto('backtest_runs')
        .values({
          store_id: storeId,
          id,
          list_group: group,
          configuration: JSON.stringify(configuration),
          as_of: asOf,
          found: null,
          requested_at: at,
        })
        .execute()
    },

    async byId(id: string): Promise<BacktestRunRow | undefined> {
      const { rows } = await sql<BacktestRunRow>`select ${columns} from ${from} where b.store_id = ${storeId} and b.id = ${id}`.execute(
        queries,
      )
      return rows[0]
    },

    /** Those that are under way, oldest first. */
    async open(): Promise<BacktestRunRow[]> {
      const { rows } = await sql<BacktestRunRow>`
        select ${columns} from ${from} where b.store_id = ${storeId} and r.state = 'testing' order by b.requested_at`.execute(queries)
      return rows
    },

    /** The last one that a person tried the same on the same sales with, and did not stop. */
    async same(person: string, group: ListGroup, configuration: BacktestConfiguration, asOf: string): Promise<BacktestRunRow | undefined> {
      const { rows } = await sql<BacktestRunRow>`
        select ${columns} from ${from} where b.store_id = ${storeId} and r.state in ('testing', 'done') and r.actor_id = ${person} and b.list_group = ${group}
          and b.configuration = ${JSON.stringify(configuration)}::jsonb and b.as_of = ${asOf}::date
        order by b.requested_at desc limit 1`.execute(queries)
      return rows[0]
    },

    async setProgress(id: string, progress: number): Promise<void> {
      await queries.updateTable('backtest_runs').set({ progress }).where('store_id', '=', storeId).where('id', '=', id).execute()
    },

    /** Keeps what was found in the place of what a killed run kept before. */
    async keep(id: string, found: Backtest | null, lists: readonly BacktestRunList[]): Promise<void> {
      await queries
        .updateTable('backtest_runs')
        .set({ progress: 1, found: found && JSON.stringify(found) })
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute()
      await queries.deleteFrom('backtest_run_lists').where('store_id', '=', storeId).where('run_id', '=', id).execute()
      for (const { list, listName, products, revenue28, verdict, gain } of lists)
        await queries
          .insertInto('backtest_run_lists')
          .values({
            store_id: storeId,
            run_id: id,
            list_kind: list.kind,
            list_id: list.id,
            list_name: listName,
            products,
            revenue28,
            found: verdict && JSON.stringify(verdict),
            gain,
            certainty: verdict && verdict.certainty,
          })
          .execute()
    },

    /** Those that would gain most first. */
    async lists(id: string): Promise<BacktestRunList[]> {
      const { rows } = await sql<{ one: BacktestRunList }>`
        select json_build_object('list', json_build_object('kind', l.list_kind, 'id', l.list_id), 'listName', l.list_name, 'products', l.products,
          'revenue28', l.revenue28, 'verdict', l.found, 'gain', l.gain) as one
        from backtest_run_lists l where l.store_id = ${storeId} and l.run_id = ${id}
        order by l.gain * l.certainty desc nulls last, l.revenue28 desc, l.list_name, l.list_id`.execute(queries)
      return rows.map(({ one }) => one)
    },

    /** Versions that were published since a time, oldest first. */
    async published(since: Date): Promise<PublishedVersion[]> {
      const { rows } = await sql<PublishedVersion>`
        select p.list_kind as kind, p.list_id as id, p.version, r.ended_at as at
        from publications p join runs r on r.store_id = ${storeId} and r.id = p.id
        where p.store_id = ${storeId} and r.state in ('verified', 'done-with-errors', 'superseded') and r.ended_at >= ${since}
        order by r.ended_at`.execute(queries)
      return rows
    },
  }
}
