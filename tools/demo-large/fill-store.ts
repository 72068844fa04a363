import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { eanOf, pictureAddress, type ShopGoods } from '../../demo/simulator/index.ts'
import { productText } from '../../server/modules/catalogue/index.ts'

/** Lines that are handed to the database at once. */
const together = 500

/** Text as COPY takes it. */
const text = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
const field = (value: string | number | boolean | null): string =>
  value === null ? '\\N' : typeof value === 'string' ? text(value) : String(value)

function* lines(rows: Iterable<readonly (string | number | boolean | null)[]>): Iterable<string> {
  let chunk = ''
  let count = 0
  for (const row of rows) {
    chunk += `${row.map(field).join('\t')}\n`
    if (++count % together !== 0) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

async function copy(
  client: pg.PoolClient,
  table: string,
  columns: string,
  rows: Iterable<readonly (string | number | boolean | null)[]>,
): Promise<void> {
  await pipeline(Readable.from(lines(rows)), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
}

/**
 * Brings a shop into a store as synchronising would, but in seconds. `pictures` is the address that pictures
 * stand below, `at` when it is done. In one transaction: whoever looks meanwhile sees the store as it was.
 */
export async function fillStore(
  pool: pg.Pool,
  store: string,
  { departments, categories, brands, products, collections = [] }: ShopGoods,
  pictures: string,
  at: Date,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of ['collections', 'product_texts', 'products', 'brands', 'categories'])
      await client.query(`delete from ${table} where store_id = $1`, [store])
    const nodes = [
      ...departments.map(({ id, name }) => ({ id, name, parent: null as number | null })),
      ...categories.map(({ id, name, departmentId, parentId }) => ({ id, name, parent: parentId ?? departmentId })),
    ]
    const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
    const pathOf = (id: number): number[] => {
      const parent = parents.get(id) ?? null
      return [...(parent === null ? [] : pathOf(parent)), id]
    }
    await copy(
      client,
      'categories',
      'store_id, id, name, parent_id, path, place',
      nodes.map(({ id, name, parent }, at) => [store, id, name, parent, `{${pathOf(id).join(',')}}`, at + 1]),
    )
    await copy(
      client,
      'brands',
      'store_id, id, name',
      brands.map(({ id, name }) => [store, id, name]),
    )
    const rows = function* () {
      for (const product of products) {
        const sold = product.stock === 0
        const { id, name, reference, categoryId, brandId, stock, releasedOn, score, active, visible, picture, pictureOf = null } = product
        // Of what is sold out, the platform names no price.
        yield [
          store,
          id,
          name,
          reference,
          categoryId,
          brandId,
          `${pictures}/${pictureAddress(id, { picture, pictureOf })}`,
          sold ? null : product.price,
          sold ? null : product.listPrice,
          stock,
          releasedOn,
          score,
          active && visible,
          1,
          sold ? 0 : 1,
          `{${eanOf(product.skuId)}}`,
          at.toISOString(),
        ]
      }
    }
    await copy(
      client,
      'products',
      'store_id, id, name, reference, category_id, brand_id, image_url, price, list_price, stock, released_on, score, active, variants, variants_in_stock, eans, details_at',
      rows(),
    )
    await copy(
      client,
      'product_texts',
      'store_id, product_id, text',
      products.map((product) => [store, product.id, productText(product)]),
    )
    await copy(
      client,
      'collections',
      'store_id, id, name, searchable, starts_at, ends_at',
      collections.map(({ id, name, searchable, from, to }) => [store, id, name, searchable, from, to]),
    )
    await copy(
      client,
      'collection_products',
      'store_id, collection_id, product_id, position',
      collections.flatMap(({ id, products: members }) => members.map((product, at) => [store, id, product, at + 1])),
    )
    await client.query('commit')
    // Rows that come by the hundred thousand are planned for only once they are counted.
    await client.query('analyze products, product_texts, collection_products')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
