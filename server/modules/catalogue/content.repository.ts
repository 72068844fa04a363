import { type RawBuilder, sql } from 'kysely'
import type { ProductColumns, ProductRow } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { type Given, type ListedProducts, membershipOf, share } from './lists.repository.ts'

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
  samaraScore: [sql`coalesce(o.score, l.score)`, 'number?'],
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
  // An array in its brackets: written in two thirds of the time of single texts.
  text: (name) => sql`json_agg(${name})::text`,
  'text?': (name) => sql`json_agg(${name})::text`,
  'day?': (name) => sql`json_agg(${name})::text`,
  boolean: (name) => sql`string_agg(${name}::text, ',')`,
}

export type ColumnName = keyof ProductColumns

/** What the compact form tells beside its columns: names as JSON arrays of `{id, name}`, overruled products as values joined by commas. */
export type Beside = 'overruled' | 'brands' | 'categories'

/** Parts of a list as text of JSON; columns are without their brackets. */
export type Written<T extends ColumnName | Beside = ColumnName | Beside> = Record<T, string>

const columnsBehind: Record<Beside, keyof ProductRow> = { overruled: 'overruled', brands: 'brandId', categories: 'categoryId' }
const isColumn = (name: string): name is ColumnName => name in both
const columnBehind = (name: ColumnName | Beside): keyof ProductRow => (isColumn(name) ? name : columnsBehind[name])

/** Up to so many rows are faster fetched by their ids than joined. */
const short = 1_000

/**
 * How figures and scores of a list's products are found: `whole` as the planner likes best;
 * `together` for a list of few, in one go, however many the planner expects; `each` for a few
 * products that the statement names, one by one: in one go they would be found anew for each.
 */
type Finding = 'whole' | 'together' | 'each'

/** The products of a list with their figures, in SQL that writes them as JSON. `today` is the store's day. */
export const contentOf = (storeId: Given<string>, today: Given<string>) => {
  /** Overrules that count today, by product. */
  const overrules = sql`(
    select distinct on (product_id) product_id, score from score_overrules
    where store_id = ${storeId} and taken_back_at is null and (until is null or until >= ${today}::date) order by product_id, id desc)`
  const found = (
    finding: Finding,
    table: 'product_figures' | 'list_scores',
    alias: 'f' | 'l',
    which: RawBuilder<unknown>,
  ): RawBuilder<unknown> => {
    const [rows, as] = [sql.table(table), sql.ref(alias)]
    const ofProduct = sql`${as}.product_id = p.id`
    if (finding === 'whole') return sql`left join ${rows} ${as} on ${which} and ${ofProduct}`
    if (finding === 'each')
      return sql`left join lateral (select * from ${rows} ${as} where ${which} and ${ofProduct} offset 0) ${as} on true`
    return sql`left join (select * from ${rows} ${as} where ${which} and ${as}.product_id = any(array(select id from few)) offset 0) ${as} on ${ofProduct}`
  }
  const figures = (finding: Finding) => found(finding, 'product_figures', 'f', sql`f.store_id = ${storeId}`)
  const scores = ({ kind, id }: ListedProducts, finding: Finding): RawBuilder<unknown> => {
    // What a Samara collection holds may change with every sale: its products have the scores of their own categories.
    const own = id === null || kind === 'samara'
    const ofKind = sql`l.store_id = ${storeId} and l.list_kind = ${sql.lit(own ? 'category' : kind)}`
    const ofList = sql`${ofKind} and l.list_id = ${own ? sql`p.category_id` : sql`${id}::int`}`
    return sql`${found(own && finding === 'together' ? 'each' : finding, 'list_scores', 'l', ofList)} left join ${overrules} o on o.product_id = p.id`
  }
  const needs = (names: readonly string[], pattern: RegExp): boolean => names.some((name) => pattern.test(name))

  /** Rows of a list in the platform's ordering, or in that of `view`. */
  const select = (
    list: ListedProducts,
    columns: Record<string, Column>,
    view: ArrayLike<number> | null,
    finding: Finding,
  ): RawBuilder<unknown> => {
    const { from, where, order } = membershipOf(storeId, list, finding !== 'whole', finding === 'each')
    const names = Object.keys(columns)
    const ids = view && `{${Array.prototype.join.call(view, ',')}}`
    const chosen = sql`${where} ${ids && finding === 'each' ? sql`and p.id = any(${ids}::int[])` : sql``}`
    return sql`
      ${finding === 'together' ? sql`with few as materialized (select p.id from ${from} where ${chosen})` : sql``}
      select ${sql.join(Object.entries(columns).map(([name, [value]]) => sql`${value} as ${sql.id(name)}`))}
      from ${from}
        ${needs(names, /^(units|revenue)/) ? figures(finding) : sql``}
        ${needs(names, /^(samaraScore|overruled)$/) ? scores(list, finding) : sql``}
        ${ids ? sql`join unnest(${ids}::int[]) with ordinality v(id, place) on v.id = p.id` : sql``}
      where ${chosen} order by ${view ? sql`v.place` : order}`
  }

  const named = (table: 'brands' | 'categories', ids: RawBuilder<unknown>) => sql`coalesce((
    select '[' || string_agg('{"id":' || id || ',"name":' || to_json(name) || '}', ',' order by id) || ']'
    from ${sql.table(table)} where store_id = ${storeId} and id = any(${ids})), '[]')`

  /**
   * How a part comes out of the rows, and how it is shown then. No aggregate
   * may sort or be distinct: PostgreSQL would sort whole rows for it.
   */
  const partOf = (name: ColumnName | Beside): { gathered: RawBuilder<unknown>; shown: RawBuilder<unknown> } => {
    if (isColumn(name)) return { gathered: written[both[name][1]](sql.id(name)), shown: sql.id(name) }
    if (name === 'overruled') return { gathered: sql`string_agg(id::text, ',') filter (where overruled)`, shown: sql.id(name) }
    return { gathered: sql`array_agg(${sql.id(columnsBehind[name])})`, shown: named(name, sql`a.${sql.id(name)}`) }
  }

  return {
    /** One row of some parts of a list, its products in the platform's ordering. `few`: of a list that is short. */
    parts(list: ListedProducts, names: readonly (ColumnName | Beside)[], few = false): RawBuilder<GatheredRow> {
      const needed = new Set<keyof ProductRow>(['id', ...names.map(columnBehind)])
      const chosen = Object.fromEntries(Array.from(needed, (name) => [name, ofRows[name]]))
      return sql<GatheredRow>`
        select ${sql.join(names.map((name) => sql`${partOf(name).shown} as ${sql.id(name)}`))}
        from (select ${sql.join(names.map((name) => sql`${partOf(name).gathered} as ${sql.id(name)}`))} from (${select(list, chosen, null, few ? 'together' : 'whole')}) t) a`
    },
    /** The whole rows of a list, or of the few that are in `view`, as one JSON array. */
    rows(list: ListedProducts, view: ArrayLike<number> | null): RawBuilder<{ rows: string | null }> {
      // Few are found by their ids, however many products the list has.
      const finding = view !== null && view.length <= short ? 'each' : 'whole'
      return sql<{ rows: string | null }>`select json_agg(t)::text as rows from (${select(list, ofRows, view, finding)}) t`
    },
  }
}

/** Parts of a list as they come from the database. */
export type GatheredRow = Partial<Record<ColumnName | Beside, string | null>>

/** The same as they are sent. */
export function readParts<T extends ColumnName | Beside>(row: GatheredRow | undefined, names: readonly T[]): Written<T> {
  const plain = (name: T): string => {
    const text = row?.[name] ?? ''
    return isColumn(name) && text.startsWith('[') ? text.slice(1, -1) : text
  }
  return Object.fromEntries(names.map((name) => [name, plain(name)])) as Written<T>
}

/** The products of a list with their figures, written as JSON by the database. `today` is the store's day. */
export const contentRepository = (queries: Queries, storeId: string, today: string) => {
  const content = contentOf(storeId, today)
  return {
    /** Some parts of a list, its products in the platform's ordering. */
    async parts<T extends ColumnName | Beside>(list: ListedProducts, names: readonly T[]): Promise<Written<T>> {
      const { rows } = await content.parts(list, names).execute(queries)
      return readParts(rows[0], names)
    },
    /** The whole rows of a list, or of the few that are in `view`, as one JSON array. */
    async rows(list: ListedProducts, view: ArrayLike<number> | null): Promise<string> {
      const { rows } = await content.rows(list, view).execute(queries)
      return rows[0]?.rows ?? '[]'
    },
  }
}

export type Content = ReturnType<typeof contentRepository>

/** Every column, in the sequence of the contract. */
export const allColumns = Object.keys(both) as ColumnName[]

const fromElsewhere = /^(units|revenue|samaraScore)/

/**
 * A long list in two halves that take equally long, each with the ids:
 * what stands with the products, and what comes from figures and scores.
 */
export const halves = {
  products: [...allColumns.filter((name) => !fromElsewhere.test(name)), 'brands', 'categories'],
  figures: ['id', ...allColumns.filter((name) => fromElsewhere.test(name)), 'overruled'],
} as const satisfies Record<string, readonly (ColumnName | Beside)[]>

/** What lists of a store share: its money, its zone, and where its days stand. */
export interface StoreDay {
  currency: string
  timeZone: string
  today: string
  /** Last day whose sales are counted; null before the first time. */
  asOf: string | null
  /** Last day up to which they were requested; null before the first time. */
  requestedTo: string | null
  /** The last day that counts: `asOf`, or yesterday. */
  salesTo: string
}

/** A {@link StoreDay} in SQL; no row where there is no such store. */
export const dayOf = (storeId: Given<string>, now: Given<Date>): RawBuilder<StoreDay> => sql<StoreDay>`
  select s.currency, s.time_zone as "timeZone", t.today::text as today, f.as_of as "asOf", f.asked_for as "requestedTo",
    coalesce(f.as_of, t.today - 1)::text as "salesTo"
  from stores s cross join lateral (select (${now}::timestamptz at time zone s.time_zone)::date as today) t
    left join store_figures f on f.store_id = ${storeId}
  where s.id = ${storeId}`

/** Undefined where there is no such store. */
export const storeDay = async (queries: Queries, storeId: string, now: Date): Promise<StoreDay | undefined> => {
  const { rows } = await sql<StoreDay>`${prepared}${dayOf(storeId, now)}`.execute(queries)
  return rows[0]
}
