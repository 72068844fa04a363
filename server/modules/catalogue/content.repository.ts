import { type RawBuilder, sql } from 'kysely'
import type { ProductColumns, ProductRow } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { type ListedProducts, membershipOf, share } from './lists.repository.ts'

type Kind = 'number' | 'number?' | 'text' | 'text?' | 'day?' | 'boolean'
type Column = readonly [value: RawBuilder<unknown>, kind: Kind]

const figure = (name: string): RawBuilder<unknown> => sql`coalesce(f.${sql.ref(name)}, 0)`

/** What a list tells of a product, in SQL; the sequence is that of the contract. */
const both = {
  id: [sql`p.id`, 'number'],
  name: [sql`p.name`, 'text'],
  reference: [sql`p.reference`, 'text'],
  brandId: [sql`p.brand_id`, 'number'],
  categoryId: [sql`p.category_id`, 'number'],
  imageUrl: [sql`p.image_url`, 'text?'],
  price: [sql`p.price`, 'number?'],
  listPrice: [sql`p.list_price`, 'number?'],
  stock: [sql`p.stock`, 'number'],
  releasedOn: [sql`p.released_on`, 'day?'],
  units7: [figure('units7'), 'number'],
  units30: [figure('units30'), 'number'],
  units90: [figure('units90'), 'number'],
  revenue7: [figure('revenue7'), 'number'],
  revenue30: [figure('revenue30'), 'number'],
  revenue90: [figure('revenue90'), 'number'],
  samaraScore: [sql`coalesce(o.score, s.score)`, 'number?'],
  platformScore: [sql`p.score + ${share}`, 'number'],
} satisfies Record<keyof ProductColumns, Column>

const ofRows = {
  ...both,
  brand: [sql`coalesce(b.name, '')`, 'text'],
  category: [sql`coalesce(c.name, '')`, 'text'],
  overruled: [sql`o.score is not null`, 'boolean'],
} satisfies Record<keyof ProductRow, Column>

/** A column as JSON values joined by commas: PostgreSQL writes what is sent, nobody reads it on the way. */
const written: Record<Kind, (name: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  number: (name) => sql`string_agg(${name}::text, ',')`,
  'number?': (name) => sql`string_agg(coalesce(${name}::text, 'null'), ',')`,
  text: (name) => sql`string_agg(to_json(${name})::text, ',')`,
  'text?': (name) => sql`string_agg(coalesce(to_json(${name})::text, 'null'), ',')`,
  'day?': (name) => sql`string_agg(coalesce('"' || ${name} || '"', 'null'), ',')`,
  boolean: (name) => sql`string_agg(${name}::text, ',')`,
}

/** Names that a column form tells once, as JSON. */
interface Names {
  brands: string
  categories: string
}

/** What the compact form tells beside its columns, as JSON: names as arrays, overruled products as values joined by commas. */
export interface Beside extends Names {
  overruled: string
}

export type ColumnName = keyof ProductColumns

/** Columns of a list as text of JSON, each without its brackets. */
export type WrittenColumns<C extends ColumnName = ColumnName> = Record<C, string>

/** The products of a list with their figures, written as JSON by the database. `today` is the store's day. */
export const contentRepository = (queries: Queries, storeId: string, today: string) => {
  /** Overrules that count today, by product. */
  const overrules = sql`(
    select distinct on (product_id) product_id, score from score_overrules
    where store_id = ${storeId} and taken_back_at is null and (until is null or until >= ${today}::date) order by product_id, id desc)`
  const joins: Record<'figures' | 'scores', (list: ListedProducts) => RawBuilder<unknown>> = {
    figures: () => sql`left join product_figures f on f.store_id = p.store_id and f.product_id = p.id`,
    scores: (list) => sql`
      left join list_scores s on s.store_id = p.store_id and s.list_kind = ${list.kind} and s.list_id = ${list.id ?? sql`p.category_id`} and s.product_id = p.id
      left join ${overrules} o on o.product_id = p.id`,
  }
  const needs = (names: readonly string[], pattern: RegExp): boolean => names.some((name) => pattern.test(name))

  /** Rows of a list in the platform's ordering, or in that of `view`. */
  const select = (list: ListedProducts, columns: Record<string, Column>, view: ArrayLike<number> | null): RawBuilder<unknown> => {
    const { from, where, order } = membershipOf(storeId, list)
    const names = Object.keys(columns)
    return sql`
      select ${sql.join(Object.entries(columns).map(([name, [value]]) => sql`${value} as ${sql.id(name)}`))}
      from ${from}
        ${needs(names, /^(units|revenue)/) ? joins.figures(list) : sql``}
        ${needs(names, /^(samaraScore|overruled)$/) ? joins.scores(list) : sql``}
        ${view ? sql`join unnest(${`{${Array.prototype.join.call(view, ',')}}`}::int[]) with ordinality v(id, place) on v.id = p.id` : sql``}
      where ${where} order by ${view ? sql`v.place` : order}`
  }

  return {
    /** Some columns of a list. */
    async columns<C extends ColumnName>(list: ListedProducts, names: readonly C[], view: ArrayLike<number> | null = null): Promise<WrittenColumns<C>> {
      const chosen: Record<string, Column> = Object.fromEntries(names.map((name) => [name, both[name]]))
      const { rows } = await sql<Record<C, string | null>>`
        select ${sql.join(names.map((name) => sql`${written[both[name][1]](sql.id(name))} as ${sql.id(name)}`))}
        from (${select(list, chosen, view)}) t`.execute(queries)
      return Object.fromEntries(names.map((name) => [name, rows[0]?.[name] ?? ''])) as WrittenColumns<C>
    },

    /** Some columns with what the compact form tells beside them. */
    async columnsAndNames<C extends ColumnName>(list: ListedProducts, names: readonly C[], view: ArrayLike<number> | null): Promise<WrittenColumns<C> & Beside> {
      const chosen = Object.fromEntries([...names, 'brandId' as const, 'categoryId' as const].map((name) => [name, both[name]]))
      const named = (table: 'brands' | 'categories', ids: 'brandIds' | 'categoryIds') => sql`coalesce((
        select json_agg(json_build_object('id', id, 'name', name) order by id) from ${sql.table(table)} where store_id = ${storeId} and id = any(a.${sql.id(ids)})), '[]')::text`
      // No aggregate here may sort or be distinct: PostgreSQL would sort the rows for it, and all columns with them.
      const { rows } = await sql<Record<C | keyof Beside, string | null>>`
        select ${sql.join(names.map((name) => sql.id(name)))}, overruled, ${named('brands', 'brandIds')} as brands, ${named('categories', 'categoryIds')} as categories
        from (
          select ${sql.join(names.map((name) => sql`${written[both[name][1]](sql.id(name))} as ${sql.id(name)}`))},
            array_agg("brandId") as "brandIds", array_agg("categoryId") as "categoryIds", string_agg(id::text, ',') filter (where overruled) as overruled
          from (${select(list, { ...chosen, overruled: ofRows.overruled }, view)}) t) a`.execute(queries)
      return Object.fromEntries([...names, 'overruled', 'brands', 'categories'].map((name) => [name, rows[0]?.[name as C] ?? ''])) as WrittenColumns<C> & Beside
    },

    /** The whole rows of a list, as one JSON array. */
    async rows(list: ListedProducts, view: ArrayLike<number> | null): Promise<string> {
      const { rows } = await sql<{ rows: string | null }>`select json_agg(t)::text as rows from (${select(list, ofRows, view)}) t`.execute(queries)
      return rows[0]?.rows ?? '[]'
    },

    /** Names of the brands and categories of a list, as JSON arrays of `{id, name}`. */
    async names(list: ListedProducts): Promise<Names> {
      const { from, where } = membershipOf(storeId, list)
      const named = (table: 'brands' | 'categories', column: 'brand_id' | 'category_id') => sql`coalesce((
        select json_agg(json_build_object('id', id, 'name', name) order by id) from ${sql.table(table)}
        where store_id = ${storeId} and id in (select ${sql.ref(`p.${column}`)} from ${from} where ${where})), '[]')::text`
      const { rows } = await sql<Names>`select ${named('brands', 'brand_id')} as brands, ${named('categories', 'category_id')} as categories`.execute(queries)
      return rows[0]!
    },
  }
}

export type Content = ReturnType<typeof contentRepository>

/** Every column, in the sequence of the contract. */
export const allColumns = Object.keys(both) as ColumnName[]

/** Columns of text, which are long and need little else; and the others, which are short and need everything. */
export const textColumns = allColumns.filter((name) => both[name][1].startsWith('text'))
export const figureColumns = allColumns.filter((name) => !textColumns.includes(name))

/** What lists of a store share: its money, its zone, and where its days stand. */
export interface StoreDay {
  currency: string
  timeZone: string
  today: string
  /** Last day whose sales are counted; null before the first time. */
  asOf: string | null
  /** The same, or yesterday. */
  salesTo: string
}

/** Undefined where there is no such store. */
export const storeDay = async (queries: Queries, storeId: string, now: Date): Promise<StoreDay | undefined> => {
  const { rows } = await sql<StoreDay>`${prepared}
    select s.currency, s.time_zone as "timeZone", t.today::text as today, f.as_of as "asOf", coalesce(f.as_of, t.today - 1)::text as "salesTo"
    from stores s cross join lateral (select (${now}::timestamptz at time zone s.time_zone)::date as today) t
      left join store_figures f on f.store_id = s.id
    where s.id = ${storeId}`.execute(queries)
  return rows[0]
}
