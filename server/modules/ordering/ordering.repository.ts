import { sql } from 'kysely'
import type { ListReference, Move } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** Where an ordering stands. */
export interface OrderingRow {
  version: number
  name: string | null
  savedAt: Date
  /** Name of the person. */
  savedBy: string | null
  publishedVersion: number | null
  publishedAt: Date | null
}

export interface SavedOrdering extends OrderingRow {
  /** The ordering at the base version. */
  products: number[]
  /** What was moved since, save by save. */
  moves: Move[]
}

/** Who saves, when, and under which name (undefined keeps the present one). */
export interface Saving {
  at: Date
  by: string
  name: string | undefined
}

/** One store's orderings, as rows. */
export const orderingRepository = (queries: Queries, storeId: string) => {
  const key = (list: ListReference) => sql`store_id = ${storeId} and list_kind = ${list.kind} and list_id = ${list.id}`
  const row = sql`o.version, o.name, o.saved_at as "savedAt", p.name as "savedBy",
    o.published_version as "publishedVersion", o.published_at as "publishedAt"`
  return {
    /** The state alone, without the products. */
    async state(list: ListReference): Promise<OrderingRow | null> {
      const { rows } = await sql<OrderingRow>`select ${row} from orderings o left join people p on p.id = o.saved_by where ${key(list)}`.execute(queries)
      return rows[0] ?? null
    },

    async read(list: ListReference): Promise<SavedOrdering | null> {
      const { rows } = await sql<Omit<SavedOrdering, 'moves'> & { moves: Move[][] | null }>`
        select ${row}, o.products,
          (select jsonb_agg(m.moves order by m.version) from ordering_moves m
            where m.store_id = o.store_id and m.list_kind = o.list_kind and m.list_id = o.list_id and m.version > o.base_version) as moves
        from orderings o left join people p on p.id = o.saved_by where ${key(list)}`.execute(queries)
      const saved = rows[0]
      return saved ? { ...saved, moves: (saved.moves ?? []).flat() } : null
    },

    /**
     * For a save: its version, how many moves wait to be folded in, and whether the base holds all of `products`. Null where nothing is
     * saved yet. Until the transaction ends nobody else saves this list.
     */
    async lock(list: ListReference, products: readonly number[]): Promise<{ version: number; pending: number; holds: boolean } | null> {
      // A list without a row has nothing to lock but its name.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`ordering ${storeId} ${list.kind} ${list.id}`}, 0))`.execute(queries)
      const { rows } = await sql<{ version: number; pending: number; holds: boolean }>`
        select version, pending_moves as pending, products @> ${products}::int[] as holds
        from orderings where ${key(list)} for update`.execute(queries)
      return rows[0] ?? null
    },

    /** Adds a save that only moved products. */
    async addMoves(list: ListReference, version: number, moves: readonly Move[], { at, by, name }: Saving): Promise<void> {
      await sql`
        with moved as (
          insert into ordering_moves (store_id, list_kind, list_id, version, moves, saved_at, saved_by)
          values (${storeId}, ${list.kind}, ${list.id}, ${version}, ${JSON.stringify(moves)}, ${at}, ${by}))
        update orderings set version = ${version}, pending_moves = pending_moves + ${moves.length}, saved_at = ${at}, saved_by = ${by}, name = coalesce(${name ?? null}, name)
        where ${key(list)}`.execute(queries)
    },

    /** Saves a whole ordering. False where somebody else saved the first one meanwhile. */
    async replace(list: ListReference, version: number, products: readonly number[], { at, by, name }: Saving): Promise<boolean> {
      const { rows } = await sql<{ version: number }>`
        insert into orderings (store_id, list_kind, list_id, version, base_version, products, name, saved_at, saved_by)
        values (${storeId}, ${list.kind}, ${list.id}, ${version}, ${version}, ${products}, ${name ?? null}, ${at}, ${by})
        on conflict (store_id, list_kind, list_id) do update set version = excluded.version, base_version = excluded.base_version, pending_moves = 0,
          products = excluded.products, name = coalesce(excluded.name, orderings.name), saved_at = excluded.saved_at, saved_by = excluded.saved_by
        where orderings.version = ${version - 1} returning version`.execute(queries)
      await sql`delete from ordering_moves where ${key(list)} and version <= ${version}`.execute(queries)
      return rows.length > 0
    },

    /** Takes the mark of being published away: the platform shows another ordering now. */
    async forgetPublished(list: ListReference): Promise<void> {
      await sql`update orderings set published_version = null where ${key(list)}`.execute(queries)
    },

    async setPublished(list: ListReference, version: number, at: Date): Promise<void> {
      await sql`update orderings set published_version = ${version}, published_at = ${at} where ${key(list)}`.execute(queries)
    },

    /** Where each saved ordering of the store stands. */
    states: () =>
      queries
        .selectFrom('orderings')
        .select(['list_id as id', 'version', 'saved_at as savedAt', 'published_version as publishedVersion', 'published_at as publishedAt'])
        .where('store_id', '=', storeId)
        .execute(),
  }
}
