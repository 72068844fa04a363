import { type RawBuilder, sql } from 'kysely'
import { idArray } from '../../database/id-array.ts'
import { type FilterColumn, filterColumns, type FilterRule, isRanked, searchedText, wordsOf } from '../../../contract/index.ts'

/** A group as it is compiled. */
export interface RuledGroup {
  id: number
  exclude: boolean
  filters: readonly FilterRule[]
  /** It has hand-picked products, and pinned ones among them. */
  hasPicks: boolean
  hasPins: boolean
  /** Hand-picked products that are not kept yet, instead of those that are. */
  given?: { products: readonly number[]; pinned: readonly number[] }
}

/** Which products belong to something, in SQL over rows `f` of samara_facts. */
export interface CompiledMembership {
  /** True or false, never null. */
  holds: RawBuilder<boolean>
  /** The group by which a product belongs: the first that holds it. */
  group: RawBuilder<number | null>
}

/** The store and its day. */
export interface FilterPlace {
  storeId: string
  /** YYYY-MM-DD, in the store's time zone. */
  today: string
}

const both = sql` and `
const either = sql` or `
const no = sql<boolean>`false`
const yes = sql<boolean>`true`
const allOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? yes : sql<boolean>`(${sql.join(conditions, both)})`
const anyOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? no : sql<boolean>`(${sql.join(conditions, either)})`

/** What columns of numbers are called where they are not called alike. */
const numbers: Partial<Record<FilterColumn, RawBuilder<number>>> = {
  listPrice: sql`f.list_price`,
  // As contract/rules/filter-match.ts works it out, digit for digit.
  discount: sql`case when f.list_price > f.price then (f.list_price::int8 - f.price)::float8 * 100 / f.list_price end`,
  samaraScore: sql`f.score`,
  categoryRank: sql`f.category_rank`,
}

/** The value of a column of numbers. */
export const numberOf = (column: FilterColumn, today: string): RawBuilder<number> =>
  column === 'age' ? sql`(${today}::date - f.released_on)` : (numbers[column] ?? sql`${sql.ref(`f.${column}`)}`)

function compareNumber({ column, operator, values }: FilterRule, today: string): RawBuilder<boolean> {
  const value = numberOf(column, today)
  const [first, second] = values as number[]
  const compared = {
    equals: sql`${value} = ${first}::float8`,
    least: sql`${value} >= ${first}::float8`,
    most: sql`${value} <= ${first}::float8`,
    between: sql`${value} between ${first}::float8 and ${second}::float8`,
  }[operator as 'equals' | 'least' | 'most' | 'between']
  return sql<boolean>`coalesce(${compared}, false)`
}

function compareText({ operator, values: [text] }: FilterRule): RawBuilder<boolean> {
  if (operator === 'word') return sql<boolean>`position(${wordsOf(String(text))}::text in f.words) > 0`
  const searched = searchedText(String(text))
  return operator === 'starts'
    ? sql<boolean>`starts_with(f.plain_name, ${searched})`
    : sql<boolean>`position(${searched}::text in f.plain_name) > 0`
}

function compareId({ column, values }: FilterRule): RawBuilder<boolean> {
  const ids = values as number[]
  if (column === 'category') return sql<boolean>`f.categories && ${ids}::int[]`
  const compared = { ownCategory: sql`f.category_id`, brand: sql`f.brand_id`, product: sql`f.product_id` }[column as 'brand']
  return sql<boolean>`${compared} = any(${ids}::int[])`
}

/** The products of a list that a filter names. */
const listed = (storeId: string, [kind, id]: FilterRule['values']): RawBuilder<unknown> =>
  kind === 'samara'
    ? sql`(select m.product_id from samara_members m where m.store_id = ${storeId} and m.collection_id = ${id}::int and m.left_at is null)`
    : sql`(select m.product_id from collection_products m where m.store_id = ${storeId} and m.collection_id = ${id}::int)`

function comparePlainly(filter: FilterRule, { storeId, today }: FilterPlace): RawBuilder<boolean> {
  switch (filterColumns[filter.column].type) {
    case 'ids':
      return compareId(filter)
    case 'texts':
      return sql<boolean>`f.reference = any(${filter.values.map((text) => String(text).trim())}::text[])`
    case 'text':
      return compareText(filter)
    case 'number':
      return compareNumber(filter, today)
    case 'flag':
      return filter.column === 'soldOut' ? sql<boolean>`f.stock <= 0` : sql<boolean>`coalesce(f.variants_in_stock > 0, false)`
    case 'list':
      return sql<boolean>`f.product_id in ${listed(storeId, filter.values)}`
  }
}

const unless = ({ not }: FilterRule, condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  not ? sql<boolean>`not (${condition})` : condition

/** A filter that ranks products, among those that `others` leave. */
export function rankedCondition(filter: FilterRule, others: readonly FilterRule[], place: FilterPlace): RawBuilder<boolean> {
  const value = numberOf(filter.column, place.today)
  const direction = filter.operator === 'top' ? sql`desc` : sql`asc`
  const plain = allOf(others.filter((other) => !isRanked(other)).map((other) => filterCondition(other, place)))
  return unless(
    filter,
    sql<boolean>`f.product_id in (
      select f.product_id from samara_facts f where f.store_id = ${place.storeId} and ${plain} and ${value} is not null
      order by ${value} ${direction}, f.product_id limit ${filter.values[0]}::int)`,
  )
}

/** One filter that looks at each product by itself. */
const filterCondition = (filter: FilterRule, place: FilterPlace): RawBuilder<boolean> => unless(filter, comparePlainly(filter, place))

/** All of these filters together, and each alone. */
export const compileFilters = (
  filters: readonly FilterRule[],
  place: FilterPlace,
): { all: RawBuilder<boolean>; each: RawBuilder<boolean>[] } => ({
  all: allOf(filters.map((filter) => (isRanked(filter) ? rankedCondition(filter, filters, place) : filterCondition(filter, place)))),
  each: filters.map((filter) => (isRanked(filter) ? rankedCondition(filter, [], place) : filterCondition(filter, place))),
})

/** Hand-picked products of groups, all or only pinned ones. */
function pickedIn(groups: readonly RuledGroup[], { storeId }: FilterPlace, pinned: boolean): RawBuilder<boolean> {
  const ways = groups.flatMap(({ given }) =>
    given ? [sql<boolean>`f.product_id = any(${idArray(pinned ? given.pinned : given.products)}::int[])`] : [],
  )
  const kept = groups.flatMap(({ id, given }) => (given ? [] : [id]))
  if (kept.length > 0)
    ways.push(
      sql<boolean>`f.product_id in (select k.product_id from samara_picks k where k.store_id = ${storeId} and k.group_id = any(${kept}::int[])${pinned ? sql` and k.pinned` : sql``})`,
    )
  return anyOf(ways)
}

/** Whether a group holds a product: by its filters, or by hand. One without filters holds hand-picked products alone. */
export function compileGroup(group: RuledGroup, place: FilterPlace): RawBuilder<boolean> {
  const ways: RawBuilder<boolean>[] = []
  if (group.filters.length > 0) ways.push(compileFilters(group.filters, place).all)
  if (group.hasPicks) ways.push(pickedIn([group], place, false))
  return anyOf(ways)
}

/**
 * Which products a collection holds: those of any group that brings them, without those
 * of any group that takes them away. Pinned products stay whatever is taken away.
 */
export function compileCollection(groups: readonly RuledGroup[], place: FilterPlace): CompiledMembership {
  const bringing = groups.filter(({ exclude }) => !exclude).map((group) => ({ group, holds: compileGroup(group, place) }))
  const taking = groups.filter(({ exclude }) => exclude).map((group) => compileGroup(group, place))
  const pinning = bringing.flatMap(({ group }) => (group.hasPins ? [group] : []))
  const brought = anyOf(bringing.map(({ holds }) => holds))
  const left = taking.length === 0 ? brought : sql<boolean>`(${brought} and not ${anyOf(taking)})`
  return {
    holds: pinning.length === 0 ? left : sql<boolean>`(${left} or ${pickedIn(pinning, place, true)})`,
    group:
      bringing.length === 0
        ? sql`null::int`
        : sql`case ${sql.join(
            bringing.map(({ group, holds }) => sql`when ${holds} then ${group.id}::int`),
            sql` `,
          )} end`,
  }
}
