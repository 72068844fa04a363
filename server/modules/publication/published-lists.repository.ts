import { type RawBuilder, sql } from 'kysely'
import type { ListReference, Sequence } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { numbered } from '../../platforms/collection-positions.ts'
import { readIds } from '../../database/id-array.ts'
import { inSql } from './publication-kind.ts'

/** A published list, and the ordering that was published. */
export interface PublishedList {
  list: ListReference
  name: string
  version: number
  at: Date
  products: Sequence
}

interface Found extends Omit<PublishedList, 'products'> {
  products: string | null
}

/** A scheduled publication. */
export interface ComingList {
  list: ListReference
  name: string
  at: Date
  products: Sequence
}

/** The published and scheduled lists of a store. */
export const publishedListsRepository = (queries: Queries, storeId: string) => {
  /** The sequence that was sent with the version; when the version was taken over from the platform, the saved sequence. */
  const sent = sql`coalesce(
    (select p.products::text from publications p where p.store_id = ${storeId} and p.list_kind = o.list_kind and p.list_id = o.list_id and p.version = o.published_version
      and p.sent_at is not null and p.sent_at <= o.published_at order by p.sent_at desc limit 1),
    (select v.products::text from ordering_versions v where v.store_id = ${storeId} and v.list_kind = o.list_kind and v.list_id = o.list_id and v.version = o.published_version))`
  /** The categories above and below one: only they can share products with it, because a product is in one category. */
  const related = (category: number) => sql`
    related(id, name) as (select c.id, c.name from categories c join categories mine on mine.store_id = ${storeId} and mine.id = ${category}
      where c.store_id = ${storeId} and c.id <> ${category} and (c.id = any(mine.path) or ${category} = any(c.path)))`
  const known = ({ products, ...rest }: Found): PublishedList[] => (products === null ? [] : [{ ...rest, products: readIds(products) }])

  return {
    /** Undefined when it is not published. */
    async of(list: ListReference): Promise<PublishedList | undefined> {
      const { rows } = await sql<Found>`
        select json_build_object('kind', o.list_kind, 'id', o.list_id) as list, '' as name, o.published_version as version, o.published_at as at, ${sent} as products
        from orderings o where o.store_id = ${storeId} and o.list_kind = ${list.kind} and o.list_id = ${list.id} and o.published_version is not null`.execute(
        queries,
      )
      return rows.flatMap(known)[0]
    },

    /** Samara collections that hold other products now than were sent. Only those of which something moved since then are compared. */
    async movedSince(): Promise<Set<number>> {
      const ids = (column: RawBuilder<unknown>) => sql`coalesce(array_agg(${column} order by ${column}), '{}')`
      const { rows } = await sql<{ id: number }>`
        select o.list_id as id from orderings o
          left join lateral (select r.started_at from publications p join runs r on r.store_id = ${storeId} and r.id = p.id
            where p.store_id = ${storeId} and p.list_kind = o.list_kind and p.list_id = o.list_id and p.version = o.published_version
              and p.sent_at is not null and p.sent_at <= o.published_at order by p.sent_at desc limit 1) sending on true
        where o.store_id = ${storeId} and o.list_kind = 'samara' and o.published_version is not null
          and (select h.at from samara_history h where h.store_id = ${storeId} and h.collection_id = o.list_id order by h.id desc limit 1)
            >= coalesce(sending.started_at, o.published_at)
          and (select ${ids(sql`m.product_id`)} from samara_members m join products p on p.store_id = ${storeId} and p.id = m.product_id and p.gone_at is null and p.active
            where m.store_id = ${storeId} and m.collection_id = o.list_id and m.left_at is null)
            <> (select ${ids(sql`s.id`)} from unnest((${sent})::int[]) as s(id) join products p on p.store_id = ${storeId} and p.id = s.id and p.gone_at is null and p.active)`.execute(
        queries,
      )
      return new Set(rows.map(({ id }) => id))
    },

    /** Published categories that may share products with this one. */
    async beside(category: number): Promise<PublishedList[]> {
      const { rows } = await sql<Found>`
        with ${related(category)}
        select json_build_object('kind', o.list_kind, 'id', o.list_id) as list, r.name, o.published_version as version, o.published_at as at, ${sent} as products
        from orderings o join related r on r.id = o.list_id
        where o.store_id = ${storeId} and o.list_kind = 'category' and o.published_version is not null`.execute(queries)
      return rows.flatMap(known)
    },

    /** The positions of a collection's products on the platform, as last read. */
    positions: (collection: number): Promise<Map<number, number>> =>
      queries
        .selectFrom('collection_products')
        .select(['product_id as product', 'position'])
        .where('store_id', '=', storeId)
        .where('collection_id', '=', collection)
        .execute()
        .then((rows) => new Map(rows.map(({ product, position }) => [product, position]))),

    /** Stores the positions of a collection's products on the platform; products without one come last. The members stay the same. */
    async setPositions(collection: number, positions: ReadonlyMap<number, number | null>): Promise<void> {
      const given = numbered(positions)
      await sql`
        update collection_products m set position = given.position
        from unnest(${given.products}::int[], ${given.positions}::int[]) as given(product, position)
        where m.store_id = ${storeId} and m.collection_id = ${collection} and m.product_id = given.product and m.position <> given.position`.execute(
        queries,
      )
    },

    /** Scheduled publications of categories that may share products with this one, the soonest first. */
    async comingBeside(category: number): Promise<ComingList[]> {
      const { rows } = await sql<Omit<ComingList, 'products'> & { products: string }>`
        with ${related(category)}
        select json_build_object('kind', p.list_kind, 'id', p.list_id) as list, related.name, p.starts_at as at, p.products::text as products
        from publications p join related on related.id = p.list_id
          join runs r on r.store_id = ${storeId} and r.id = p.id
        where p.store_id = ${storeId} and p.list_kind = 'category' and r.state = ${inSql('scheduled')} order by p.starts_at`.execute(
        queries,
      )
      return rows.map(({ products, ...rest }) => ({ ...rest, products: readIds(products) }))
    },
  }
}
