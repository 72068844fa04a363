import type { Connection } from '../database/index.ts'

/** Products of the small catalogue, in the platform's ordering (highest score first) within their categories. */
export const small = {
  kitchen: 10,
  mugs: 11,
  plates: 12,
  empty: 13,
  /** In category `mugs`. */
  mugProducts: [101, 102, 103, 104, 105],
  plateProducts: [201, 202, 203],
} as const

/** Fills a store with a department, three categories and eight products. */
export async function fillSmallCatalogue({ pool }: Connection, storeId: string): Promise<void> {
  await pool.query(
    `insert into categories (store_id, id, name, parent_id, path, place) values
    ($1, 10, 'Kitchen', null, '{10}', 1), ($1, 11, 'Mugs', 10, '{10,11}', 2), ($1, 12, 'Plates', 10, '{10,12}', 3), ($1, 13, 'Trays', 10, '{10,13}', 4)`,
    [storeId],
  )
  await pool.query(`insert into brands (store_id, id, name) values ($1, 1, 'Regency'), ($1, 2, 'Retrospot')`, [storeId])
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
     select $1, id, 'Product ' || id, 'R' || id, case when id < 200 then 11 else 12 end, 1 + id % 2, 500, 7, 2000 - id * 2
     from unnest($2::int[]) as given(id)`,
    [storeId, [...small.mugProducts, ...small.plateProducts]],
  )
}
