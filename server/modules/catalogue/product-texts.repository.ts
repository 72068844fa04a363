import { sql } from 'kysely'
import { plainText } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** Products whose texts are written at once. */
const productsPerBatch = 5_000

/** How a product is called. */
export interface NamedProduct {
  id: number
  name: string
  reference: string
}

/** What a product is found by: each word after a space. */
export const productText = ({ id, name, reference }: NamedProduct): string =>
  plainText(` ${name} ${reference} ${id}`).replaceAll(/\s+/g, ' ')

/** What the products of one store are found by. */
export const productTexts = (queries: Queries, storeId: string) => {
  async function write(products: readonly NamedProduct[]): Promise<void> {
    await sql`
      insert into product_texts (store_id, product_id, text)
      select ${storeId}::uuid, given.id, given.text from unnest(${products.map(({ id }) => id)}::int[], ${products.map(productText)}::text[]) as given(id, text) order by id
      on conflict (store_id, product_id) do update set text = excluded.text where product_texts.text <> excluded.text`.execute(queries)
  }

  return {
    /** Brings the texts of these products up to date with their names and references. */
    async renew(ids: readonly number[]): Promise<void> {
      const { rows } =
        await sql<NamedProduct>`select id, name, reference from products where store_id = ${storeId} and id = any(${ids}::int[])`.execute(
          queries,
        )
      if (rows.length > 0) await write(rows)
    },

    /** Writes the texts that are missing: of products that came in before there were texts. */
    async complete(): Promise<void> {
      for (;;) {
        const { rows } = await sql<NamedProduct>`
          select p.id, p.name, p.reference from products p
          where p.store_id = ${storeId} and not exists (select 1 from product_texts t where t.store_id = ${storeId} and t.product_id = p.id) limit ${productsPerBatch}`.execute(
          queries,
        )
        if (rows.length > 0) await write(rows)
        if (rows.length < productsPerBatch) return
      }
    },
  }
}
