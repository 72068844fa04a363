import { sql } from 'kysely'
import type { CatalogueChange, CatalogueChangeKind } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** What synchronisations of one store changed, for people to read. */
export const changesRepository = (queries: Queries, storeId: string) => ({
  counts: (synchronisation: string): Promise<{ kind: CatalogueChangeKind; count: number }[]> =>
    sql<{ kind: CatalogueChangeKind; count: number }>`
      select kind, count(*)::int as count from synchronisation_changes where store_id = ${storeId} and synchronisation_id = ${synchronisation} group by kind`
      .execute(queries)
      .then(({ rows }) => rows),

  /** The first of each kind, with names of categories in the place of their numbers. */
  first: (synchronisation: string, most: number): Promise<CatalogueChange[]> =>
    sql<CatalogueChange>`
      select c.product_id as product, coalesce(p.name, '') as name, coalesce(p.reference, '') as reference, p.image_url as "imageUrl", c.kind,
        case when c.kind = 'moved' then coalesce(former.name, c.was::text) else c.was::text end as was,
        case when c.kind = 'moved' then coalesce(present.name, c."is"::text) else c."is"::text end as "is"
      from (select *, row_number() over (partition by kind order by product_id) as nth from synchronisation_changes where store_id = ${storeId} and synchronisation_id = ${synchronisation}) c
        left join products p on p.store_id = ${storeId} and p.id = c.product_id
        left join categories former on c.kind = 'moved' and former.store_id = ${storeId} and former.id = c.was
        left join categories present on c.kind = 'moved' and present.store_id = ${storeId} and present.id = c."is"
      where c.nth <= ${most} order by array_position(array['new', 'gone', 'back', 'moved', 'price', 'stock'], c.kind), c.product_id`
      .execute(queries)
      .then(({ rows }) => rows),

  names: (kind: 'categories' | 'collections', ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
    sql<{
      id: number
      name: string
    }>`select id, name from ${sql.table(kind)} where store_id = ${storeId} and id = any(${ids as number[]}::int[])`
      .execute(queries)
      .then(({ rows }) => rows),
})
