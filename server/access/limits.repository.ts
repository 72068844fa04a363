import { type RawBuilder, sql } from 'kysely'
import type { ListReference, PartnerLimits } from '../../contract/index.ts'
import type { Queries } from '../database/index.ts'
import type { Subject } from './subject.ts'

const categoriesBelow = (storeId: string) => (from: RawBuilder<unknown>) =>
  sql`array(select c.id from categories c where c.store_id = ${storeId} and c.path && ${from})`

/** Whether the product `p` of a statement lies outside of limits; null where there is none and limits are. */
export const productOutside = (
  storeId: string,
  { categories, brands }: Pick<PartnerLimits, 'categories' | 'brands'>,
): RawBuilder<unknown> => sql`(
    (${categories}::int[] is not null and not p.category_id = any(${categoriesBelow(storeId)(sql`${categories}::int[]`)}))
    or (${brands}::int[] is not null and not p.brand_id = any(${brands}::int[])))`

/**
 * Whether something of one store lies outside a partner's limits. A list is within them when each of its products is; a category
 * must itself be among the allowed ones, or below one of them. What is not there is outside of nothing: the call itself says so.
 */
export const limitsRepository = (queries: Queries, storeId: string, limits: PartnerLimits) => {
  const { categories, brands } = limits
  const below = categoriesBelow(storeId)
  const outside = productOutside(storeId, limits)

  const found = (query: ReturnType<typeof sql>): Promise<boolean> =>
    sql<{ outside: boolean }>`select (${query}) as outside`.execute(queries).then(({ rows }) => rows[0]!.outside)

  const categoryOutside = (id: number): Promise<boolean> =>
    found(sql`
      exists (select 1 from categories where store_id = ${storeId} and id = ${id}) and (
        (${categories}::int[] is not null and not ${id} = any(${below(sql`${categories}::int[]`)}))
        or exists (
          select 1 from products p where p.store_id = ${storeId} and p.gone_at is null and p.active and ${outside}
            and p.category_id = any(${below(sql`array[${id}::int]`)})))`)

  const collectionOutside = (id: number): Promise<boolean> =>
    found(sql`
      exists (
        select 1 from collection_products m join products p on p.store_id = ${storeId} and p.id = m.product_id
        where m.store_id = ${storeId} and m.collection_id = ${id} and p.gone_at is null and p.active and ${outside})`)

  /** A Samara collection may hold any product at any time: none of them is within limits. */
  const samaraOutside = (id: number): Promise<boolean> =>
    found(sql`exists (select 1 from samara_collections where store_id = ${storeId} and id = ${id})`)

  const isOutside = { category: categoryOutside, collection: collectionOutside, samara: samaraOutside }
  const listOutside = ({ kind, id }: ListReference): Promise<boolean> => isOutside[kind](id)

  return async (subject: Subject): Promise<boolean> => {
    if (categories === null && brands === null) return false
    if ('product' in subject)
      return found(sql`exists (select 1 from products p where p.store_id = ${storeId} and p.id = ${subject.product} and ${outside})`)
    if ('publication' in subject || 'proposal' in subject) {
      const from =
        'publication' in subject
          ? sql`publications where store_id = ${storeId} and id = ${subject.publication}`
          : sql`proposals where store_id = ${storeId} and id = ${subject.proposal}`
      const { rows } = await sql<ListReference>`select list_kind as kind, list_id as id from ${from}`.execute(queries)
      return rows[0] ? listOutside(rows[0]) : false
    }
    for (const list of subject.lists) if (await listOutside(list)) return true
    return false
  }
}

/** Which lists of a store are within a partner's limits, all of them looked at in one statement. */
export async function listsWithin(
  queries: Queries,
  storeId: string,
  limits: PartnerLimits | null,
): Promise<(list: ListReference) => boolean> {
  if (limits === null || (limits.categories === null && limits.brands === null)) return () => true
  const { categories, brands } = limits
  const { rows } = await sql<{ allowed: number[] | null; categories: number[]; collections: number[] }>`
    with allowed as materialized (select c.id from categories c where c.store_id = ${storeId} and c.path && ${categories}::int[]),
      outside as materialized (
        select p.id, p.category_id from products p where p.store_id = ${storeId} and p.gone_at is null and p.active and (
          (${categories}::int[] is not null and p.category_id not in (select id from allowed))
          or (${brands}::int[] is not null and not p.brand_id = any(${brands}::int[]))))
    select case when ${categories}::int[] is not null then array(select id from allowed) end as allowed,
      array(select distinct above.id from (select distinct category_id from outside) o join categories c on c.store_id = ${storeId} and c.id = o.category_id
        cross join unnest(c.path) as above(id)) as categories,
      array(select distinct m.collection_id from outside o join collection_products m on m.store_id = ${storeId} and m.product_id = o.id) as collections`.execute(
    queries,
  )
  const { allowed, ...outside } = rows[0]!
  const allowedIds = allowed && new Set(allowed)
  const categoriesOutside = new Set(outside.categories)
  const collectionsOutside = new Set(outside.collections)
  return ({ kind, id }) => {
    if (kind === 'category') return (allowedIds?.has(id) ?? true) && !categoriesOutside.has(id)
    return kind === 'collection' && !collectionsOutside.has(id)
  }
}

/** The partners of a store whose limits leave a list out, by their ids. */
export async function partnersOutside(queries: Queries, storeId: string, list: ListReference): Promise<ReadonlySet<string>> {
  const partners = await queries
    .selectFrom('memberships')
    .select(['person_id', 'categories', 'brands', 'approval'])
    .where('store_id', '=', storeId)
    .where('role', '=', 'partner')
    .where((where) => where.or([where('categories', 'is not', null), where('brands', 'is not', null)]))
    .execute()
  const outside = new Set<string>()
  for (const alike of Map.groupBy(partners, ({ categories, brands }) => JSON.stringify([categories, brands])).values())
    if (await limitsRepository(queries, storeId, alike[0]!)({ lists: [list] })) for (const { person_id } of alike) outside.add(person_id)
  return outside
}
