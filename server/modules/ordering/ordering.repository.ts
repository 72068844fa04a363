import { sql } from 'kysely'
import { type ListReference, type Move, noRules, type OrderingSource, type Pin, type Rules } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { readIds } from '../../database/id-array.ts'
import { holdsEach } from './membership.repository.ts'
import type { SavedSequence } from './present-sequence.ts'

/** Where an ordering stands. */
export interface OrderingRow {
  version: number
  name: string | null
  savedAt: Date
  /** Name of the person. */
  savedBy: string | null
  publishedVersion: number | null
  publishedAt: Date | null
  /** How it came about, where that was read. */
  source?: OrderingSource | null
}

/** The ordering that was saved last. Pins may name products that left. */
export interface SavedOrdering extends OrderingRow, SavedSequence {
  pins: Pin[]
  rules: Rules
}

/** One save: what changed, when, who, and how it came about. What is absent stays as it is. */
export interface Saving {
  at: Date
  by: string
  name?: string | undefined
  source?: OrderingSource | undefined
  steps?: number | undefined
  moves?: readonly Move[] | undefined
  pins?: readonly Pin[] | undefined
  rules?: Rules | undefined
}

/** What a save must know of the one before. */
export interface OrderingHead {
  version: number
  publishedVersion: number | null
  pins: Pin[]
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/** How much a save adds to what reading must apply: a save without moves counts as one, so that they cannot pile up either. */
export const weightOf = (moves: readonly Move[] | undefined): number => Math.max(1, moves?.length ?? 0)

/** Whether anybody has to do with an ordering that shoppers do not have yet. */
export interface OrderingProgress {
  /** 0 where nothing is saved. */
  version: number
  publishedVersion: number | null
  /** How the newest version came about. */
  source: OrderingSource | null
  /** Somebody has a draft of the list. */
  drafted: boolean
}

/** One store's orderings, as rows. */
export const orderingRepository = (queries: Queries, storeId: string) => {
  const key = (list: ListReference) => sql`store_id = ${storeId} and list_kind = ${list.kind} and list_id = ${list.id}`
  const state = sql`o.version, o.name, o.saved_at as "savedAt", p.name as "savedBy",
    o.published_version as "publishedVersion", o.published_at as "publishedAt"`

  return {
    async read(list: ListReference): Promise<SavedOrdering | null> {
      const { rows } = await sql<Omit<SavedOrdering, 'base' | 'moves'> & { products: string; moves: Move[][] | null }>`${prepared}
        select ${state}, o.pins, o.rules, b.products::text as products,
          (select n.source from ordering_versions n
            where n.store_id = ${storeId} and n.list_kind = o.list_kind and n.list_id = o.list_id and n.version = o.version) as source,
          (select jsonb_agg(m.moves order by m.version) from ordering_versions m
            where m.store_id = ${storeId} and m.list_kind = o.list_kind and m.list_id = o.list_id and m.version > o.base_version and m.moves is not null) as moves
        from orderings o
          join ordering_versions b on b.store_id = ${storeId} and b.list_kind = o.list_kind and b.list_id = o.list_id and b.version = o.base_version
          left join people p on p.id = o.saved_by
        where o.store_id = ${storeId} and o.list_kind = ${list.kind} and o.list_id = ${list.id}`.execute(queries)
      const saved = rows[0]
      if (!saved) return null
      const { products, moves, ...rest } = saved
      return { ...rest, base: readIds(products), moves: (moves ?? []).flat() }
    },

    /** How far a list is, from draft to publication. */
    async progress(list: ListReference): Promise<OrderingProgress> {
      const { rows } = await sql<OrderingProgress>`
        select coalesce(o.version, 0) as version, o.published_version as "publishedVersion", v.source, exists (
          select 1 from ordering_drafts d where d.store_id = ${storeId} and d.list_kind = ${list.kind} and d.list_id = ${list.id}
            and jsonb_array_length(d.draft -> 'edits') > (d.draft ->> 'undone')::int) as drafted
        from (select 1) one
          left join orderings o on o.store_id = ${storeId} and o.list_kind = ${list.kind} and o.list_id = ${list.id}
          left join ordering_versions v on v.store_id = ${storeId} and v.list_kind = o.list_kind and v.list_id = o.list_id and v.version = o.version`.execute(
        queries,
      )
      return rows[0]!
    },

    /** Null where nothing is saved yet. `lock`: until the transaction ends nobody else saves this list. */
    async head(list: ListReference, { lock = false } = {}): Promise<OrderingHead | null> {
      const { rows } =
        await sql<OrderingHead>`${prepared}select version, published_version as "publishedVersion", pins from orderings where ${key(list)} ${lock ? sql`for update` : sql``}`.execute(
          queries,
        )
      return rows[0] ?? null
    },

    /**
     * Saves what changed since version `seen` in one statement, which is a transaction of its own where there is none. Null where it does
     * not apply, and nothing has changed then: another version, more than `most` moves apart, or a list that does not hold each of `named`.
     */
    async append(
      list: ListReference,
      seen: number,
      most: number,
      named: readonly number[],
      { at, by, name, source, steps, moves, pins, rules }: Saving,
    ): Promise<(OrderingRow & { movesApart: number }) | null> {
      const weight = weightOf(moves)
      const { rows } = await sql<OrderingRow & { movesApart: number }>`${prepared}
        with saved as (
          update orderings set version = version + 1, pending_moves = pending_moves + ${weight}, saved_at = ${at}, saved_by = ${by}, name = coalesce(${name ?? null}, name),
            pins = coalesce(${json(pins)}::jsonb, pins), rules = coalesce(${json(rules)}::jsonb, rules)
          where ${key(list)} and version = ${seen} and pending_moves + ${weight} <= ${most} and ${holdsEach(storeId, list, named)}
          returning version, name, saved_at, saved_by, published_version, published_at, pending_moves
        ), kept as (
          insert into ordering_versions (store_id, list_kind, list_id, version, moves, pins, rules, name, source, steps, saved_at, saved_by)
          select ${storeId}, ${list.kind}, ${list.id}, version, ${json(moves)}::jsonb, ${json(pins)}::jsonb, ${json(rules)}::jsonb, ${name ?? null}, ${source ?? null}, ${steps ?? null}::int, saved_at, saved_by
          from saved
        )
        select ${state}, o.pending_moves as "movesApart" from saved o left join people p on p.id = o.saved_by`.execute(queries)
      return rows[0] ?? null
    },

    /**
     * Writes the sequence of a version that was saved as moves, its products as {@link idArray} writes them, so that reading starts
     * there. The version stays what it was, and later versions may be there already. Does nothing where a later sequence is written.
     */
    async writeSequence(
      list: ListReference,
      { version, pins, rules }: Pick<SavedOrdering, 'version' | 'pins' | 'rules'>,
      products: string,
    ): Promise<void> {
      await sql`
        with rebased as (
          update orderings set base_version = ${version}, pending_moves = (
            select coalesce(sum(greatest(1, coalesce(jsonb_array_length(v.moves), 0))), 0) from ordering_versions v
            where v.store_id = ${storeId} and v.list_kind = ${list.kind} and v.list_id = ${list.id} and v.version > ${version}
          )
          where ${key(list)} and base_version < ${version}
          returning version
        )
        update ordering_versions set products = ${products}::int[],
          pins = coalesce(pins, ${JSON.stringify(pins)}::jsonb), rules = coalesce(rules, ${JSON.stringify(rules)}::jsonb)
        where ${key(list)} and version = ${version} and exists (select 1 from rebased)`.execute(queries)
    },

    /**
     * Gives a version another sequence, its products as {@link idArray} writes them:
     * who came since has a place in it. Does nothing where somebody saved a later one.
     */
    async rewriteSequence(
      list: ListReference,
      { version, pins, rules }: Pick<SavedOrdering, 'version' | 'pins' | 'rules'>,
      products: string,
    ): Promise<void> {
      await sql`
        with rebased as (
          update orderings set base_version = ${version}, pending_moves = 0 where ${key(list)} and version = ${version} returning version
        )
        update ordering_versions set products = ${products}::int[],
          pins = coalesce(pins, ${JSON.stringify(pins)}::jsonb), rules = coalesce(rules, ${JSON.stringify(rules)}::jsonb)
        where ${key(list)} and version = ${version} and exists (select 1 from rebased)`.execute(queries)
    },

    /**
     * Saves a whole ordering, its products as {@link idArray} writes them, as version `seen` + 1. Null where somebody else saved meanwhile.
     */
    async replace(
      list: ListReference,
      seen: number,
      products: string,
      { at, by, name, source, steps, pins, rules }: Omit<Saving, 'moves'>,
    ): Promise<OrderingRow | null> {
      const version = seen + 1
      const { rows } = await sql<OrderingRow>`
        with saved as (
          insert into orderings as o (store_id, list_kind, list_id, version, base_version, pins, rules, name, saved_at, saved_by)
          values (${storeId}, ${list.kind}, ${list.id}, ${version}, ${version}, ${JSON.stringify(pins ?? [])}, ${JSON.stringify(rules ?? noRules)}, ${name ?? null}, ${at}, ${by})
          on conflict (store_id, list_kind, list_id) do update set version = excluded.version, base_version = excluded.base_version, pending_moves = 0,
            pins = coalesce(${json(pins)}::jsonb, o.pins), rules = coalesce(${json(rules)}::jsonb, o.rules), name = coalesce(excluded.name, o.name),
            saved_at = excluded.saved_at, saved_by = excluded.saved_by
          where o.version = ${seen}
          returning version, pins, rules, name, saved_at, saved_by, published_version, published_at
        ), kept as (
          insert into ordering_versions (store_id, list_kind, list_id, version, products, pins, rules, name, source, steps, saved_at, saved_by)
          select ${storeId}, ${list.kind}, ${list.id}, version, ${products}::int[], pins, rules, ${name ?? null}, ${source ?? null}, ${steps ?? null}::int, saved_at, saved_by
          from saved
        )
        select ${state} from saved o left join people p on p.id = o.saved_by`.execute(queries)
      return rows[0] ?? null
    },

    /** Takes the mark of being published away: the platform shows another ordering now. */
    async forgetPublished(list: ListReference): Promise<void> {
      await sql`update orderings set published_version = null where ${key(list)}`.execute(queries)
    },

    async setPublished(list: ListReference, version: number, at: Date): Promise<void> {
      await sql`update orderings set published_version = ${version}, published_at = ${at}, watched_at = ${at} where ${key(list)}`.execute(
        queries,
      )
    },

    /** Where each saved ordering of the store stands. */
    states: () =>
      queries
        .selectFrom('orderings')
        .select([
          'list_kind as kind',
          'list_id as id',
          'version',
          'saved_at as savedAt',
          'published_version as publishedVersion',
          'published_at as publishedAt',
        ])
        .where('store_id', '=', storeId)
        .execute(),
  }
}
