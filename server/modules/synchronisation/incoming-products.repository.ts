import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'
import type { PlatformOffer, PlatformProduct } from '../../platforms/platform.ts'
import { productTexts } from '../catalogue/index.ts'
import type { Counts } from './synchronisation.repository.ts'

/** Of which synchronisation, whether what it changes is listed, and whether only what changed is worth a look at its details. */
export interface Bringing {
  storeId: string
  synchronisation: string
  /** False the very first time: everything would be new. */
  listed: boolean
  sparing: boolean
}

const largestInteger = 2_147_483_647

/** As the database can keep it: whole numbers of four bytes, text without NUL. */
const fitting = <T>(value: T): T => {
  if (typeof value === 'string') return value.replaceAll('\0', '') as T
  return typeof value === 'number' ? (Math.min(largestInteger, Math.max(-largestInteger, value)) as T) : value
}

/** Clocks of processes may differ by this, in milliseconds. */
const tolerance = 5_000

/**
 * Products as they come in. What they were before is compared in the same statement that writes them. What shoppers see never overwrites
 * what the details contained (category, brand, reference, release date), for a platform's index may be behind.
 */
export const incomingProducts = (queries: Queries, { storeId, synchronisation, listed, sparing }: Bringing) => {
  const changes = sql`
    insert into synchronisation_changes (store_id, synchronisation_id, product_id, kind, was, "is")
    select ${storeId}::uuid, ${synchronisation}::uuid, c.id, v.kind, v.was, v."is" from compared c cross join lateral (values
      ('new', null::int, null::int, c.is_new), ('back', null, null, c.is_back), ('moved', c.was_in, c.is_in, c.moved),
      ('price', c.price_was, c.price_is, c.priced), ('stock', c.stock_was, c.stock_is, c.stocked)) v(kind, was, "is", holds)
    where v.holds and ${listed} order by c.id
    on conflict do nothing`
  const counted = sql`
    select count(*) filter (where is_new or is_back)::int as added, count(*) filter (where priced or stocked)::int as changed, count(*) filter (where moved)::int as moved from compared`

  return {
    /** Of these numbers, those that the synchronisation has not seen before. */
    unseen: (ids: readonly number[]): Promise<number[]> =>
      sql<{ id: number }>`
        select distinct id from unnest(${ids as number[]}::int[]) as given(id)
        where not exists (select 1 from synchronisation_products where store_id = ${storeId} and synchronisation_id = ${synchronisation} and product_id = given.id) order by id`
        .execute(queries)
        .then(({ rows }) => rows.map(({ id }) => id)),

    /** What shoppers see of these products. Those without an offer are shown to nobody; where one is new, its details make its row. */
    async takeOffers(ids: readonly number[], offers: readonly PlatformOffer[]): Promise<Partial<Counts>> {
      const column = <K extends keyof PlatformOffer>(key: K) => offers.map((offer) => fitting(offer[key]))
      const { rows } = await sql<{ added: number; changed: number; moved: number }>`
        with given as (
          select * from unnest(${column('id')}::int[], ${column('name')}::text[], ${column('reference')}::text[], ${column('categoryId')}::int[], ${column('brandId')}::int[],
            ${column('imageUrl')}::text[], ${column('price')}::int[], ${column('listPrice')}::int[], ${column('stock')}::int[], ${column('releasedOn')}::date[],
            ${column('variants')}::int[], ${column('variantsInStock')}::int[], ${offers.map(({ eans }) => fitting(eans.join(' ')))}::text[])
            as given(id, name, reference, category_id, brand_id, image_url, price, list_price, stock, released_on, variants, variants_in_stock, eans)),
        compared as (
          select asked.id, f.id is null and g.id is not null as is_new, f.gone_at is not null and g.id is not null as is_back, false as moved, null::int as was_in, null::int as is_in,
            f.price as price_was, g.price as price_is, f.gone_at is null and f.price is distinct from g.price and f.price is not null and g.price is not null as priced,
            f.stock as stock_was, coalesce(g.stock, 0) as stock_is,
            f.id is not null and f.gone_at is null and (f.stock > 0) <> (coalesce(g.stock, 0) > 0) as stocked,
            -- Worth a look at its details, where they are not read anyway.
            f.details_at is null or f.gone_at is not null or (g.id is not null) <> (f.variants is not null) or coalesce(
              f.name <> g.name or f.category_id <> g.category_id or f.brand_id <> g.brand_id or f.reference <> g.reference
              or f.price is distinct from g.price or (f.stock > 0) <> (g.stock > 0), false) as other
          from unnest(${ids}::int[]) as asked(id) left join given g on g.id = asked.id
            left join products f on f.store_id = ${storeId} and f.id = asked.id),
        recorded as (
          insert into synchronisation_products (store_id, synchronisation_id, product_id, wants_details)
          select ${storeId}::uuid, ${synchronisation}::uuid, id, other or ${!sparing} from compared order by id on conflict do nothing),
        shown as (
          insert into products (store_id, id, name, reference, category_id, brand_id, image_url, price, list_price, stock, released_on, variants, variants_in_stock, eans)
          select ${storeId}::uuid, id, name, reference, coalesce(category_id, 0), coalesce(brand_id, 0), image_url, price, list_price, stock, released_on, variants, variants_in_stock,
            string_to_array(eans, ' ')
          from given order by id
          on conflict (store_id, id) do update set name = excluded.name, image_url = excluded.image_url, price = excluded.price, list_price = excluded.list_price,
            stock = excluded.stock, variants = excluded.variants, variants_in_stock = excluded.variants_in_stock, eans = excluded.eans, active = true, gone_at = null,
            reference = case when products.details_at is null then excluded.reference else products.reference end,
            category_id = case when products.details_at is null then excluded.category_id else products.category_id end,
            brand_id = case when products.details_at is null then excluded.brand_id else products.brand_id end,
            released_on = case when products.details_at is null then excluded.released_on else products.released_on end),
        hidden as (
          update products p set active = false, stock = 0, variants = null, variants_in_stock = null
          from compared c left join given g on g.id = c.id
          where p.store_id = ${storeId} and p.id = c.id and g.id is null and (p.active or p.variants is not null)),
        listing as (${changes})
        ${counted}`.execute(queries)
      await productTexts(queries, storeId).renew(offers.map(({ id }) => id))
      return { ...rows[0]!, read: ids.length }
    },

    /**
     * Details of products, read since `since`; `gone` are those that the platform has no more. A score
     * that a publication has written since then, or is about to write, is newer than what was read.
     */
    async takeDetails(products: readonly PlatformProduct[], gone: readonly number[], since: Date, at: Date): Promise<Partial<Counts>> {
      const column = <K extends keyof PlatformProduct>(key: K) => products.map((product) => fitting(product[key]))
      const begun = new Date(since.getTime() - tolerance)
      const { rows } = await sql<{ added: number; changed: number; moved: number; gone: number }>`
        with given as (
          select * from unnest(${column('id')}::int[], ${column('name')}::text[], ${column('reference')}::text[], ${column('categoryId')}::int[], ${column('brandId')}::int[],
            ${column('releasedOn')}::date[], ${column('score')}::int[], ${column('active')}::bool[])
            as given(id, name, reference, category_id, brand_id, released_on, score, active)),
        compared as (
          select g.id, f.id is null as is_new, f.gone_at is not null as is_back,
            f.gone_at is null and f.details_at is not null and f.category_id <> g.category_id as moved, f.category_id as was_in, g.category_id as is_in,
            null::int as price_was, null::int as price_is, false as priced, null::int as stock_was, null::int as stock_is, false as stocked
          from given g left join products f on f.store_id = ${storeId} and f.id = g.id),
        publishing as (
          select w.product_id from runs r join publications p on p.store_id = ${storeId} and p.id = r.id join publication_writes w on w.store_id = ${storeId} and w.publication_id = p.id and w.product_id = any(${column('id')}::int[])
          where r.store_id = ${storeId} and r.kind = 'publication' and p.way = 'scores' and (r.due_at is not null or r.ended_at >= ${begun}) and (w.result is null or w.at >= ${begun})),
        known as (
          update products p set name = g.name, reference = g.reference, category_id = g.category_id, brand_id = g.brand_id,
            released_on = g.released_on, details_at = ${at}::timestamptz, gone_at = null,
            score = case when exists (select 1 from publishing w where w.product_id = g.id) then p.score else g.score end,
            -- What shoppers can't be shown is not part of a list.
            active = p.variants is not null and g.active
          from given g where p.store_id = ${storeId} and p.id = g.id),
        unknown as (
          insert into products (store_id, id, name, reference, category_id, brand_id, released_on, score, active, details_at)
          select ${storeId}::uuid, g.id, g.name, g.reference, g.category_id, g.brand_id, g.released_on, g.score, false, ${at}::timestamptz
          from given g join compared c on c.id = g.id and c.is_new order by g.id
          -- Only a synchronisation adds products, and of those a store has one at a time.
          on conflict (store_id, id) do nothing),
        vanished as (
          update products set gone_at = ${at} where store_id = ${storeId} and id = any(${gone}::int[]) and gone_at is null returning id),
        noted as (
          insert into synchronisation_changes (store_id, synchronisation_id, product_id, kind) select ${storeId}::uuid, ${synchronisation}::uuid, id, 'gone' from vanished where ${listed} on conflict do nothing),
        listing as (${changes})
        select c.*, (select count(*)::int from vanished) as gone from (${counted}) c`.execute(queries)
      await productTexts(queries, storeId).renew(products.map(({ id }) => id))
      return rows[0]!
    },

    /** Pieces that can be sold; null where they are without end. */
    async takeStock(stock: readonly { id: number; pieces: number | null }[]): Promise<Partial<Counts>> {
      const { rows } = await sql<{ added: number; changed: number; moved: number }>`
        with given as (select * from unnest(${stock.map(({ id }) => id)}::int[], ${stock.map(({ pieces }) => pieces)}::int[]) as given(id, stock)),
        compared as (
          select p.id, false as is_new, false as is_back, false as moved, null::int as was_in, null::int as is_in, null::int as price_was, null::int as price_is, false as priced,
            p.stock as stock_was, coalesce(g.stock, greatest(p.stock, 1)) as stock_is, (p.stock > 0) <> (coalesce(g.stock, 1) > 0) as stocked
          from given g join products p on p.store_id = ${storeId} and p.id = g.id),
        counting as (update products p set stock = c.stock_is from compared c where p.store_id = ${storeId} and p.id = c.id and p.stock <> c.stock_is),
        listing as (${changes})
        ${counted}`.execute(queries)
      return rows[0]!
    },
  }
}
