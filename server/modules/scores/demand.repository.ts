import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ListKind, ListReference } from '../../../contract/index.ts'
import type { DayToLearn, ProductsToLearn } from '../../intelligence/store-sales.ts'
import type { Learned, LearningResult } from './learning-task.ts'

/** Days of sales that are learned from, and the most lines of them; the latest count. */
const most = { days: 730, lines: 3_000_000 }
/** Rows that are fetched at once: see `figures.repository.ts`. */
const fetched = { days: 4, products: 2_000, lists: 1 }

async function* rowsOf<R extends pg.QueryResultRow>(
  client: pg.ClientBase,
  cursor: string,
  atOnce: number,
  text: string,
  values: unknown[],
): AsyncGenerator<R> {
  await client.query(`declare ${cursor} no scroll cursor for ${text}`, values)
  for (;;) {
    const { rows } = await client.query<R>(`fetch ${atOnce} from ${cursor}`)
    yield* rows
    if (rows.length < atOnce) break
  }
  await client.query(`close ${cursor}`)
}

/**
 * The sales of a store up to `asOf`, the latest day first; of some products alone where they are named. Within the transaction of `client`.
 */
export async function* salesToLearn(
  client: pg.ClientBase,
  storeId: string,
  asOf: string,
  products: readonly number[] | null = null,
): AsyncGenerator<DayToLearn> {
  let taken = 0
  const days = rowsOf<DayToLearn & { lines: number }>(
    client,
    'sales_to_learn',
    fetched.days,
    `select day - date '1970-01-01' as day, count(*)::int as lines, string_agg(product_id || ' ' || units || ' ' || revenue, ',') as sales
     from sales_by_day where store_id = $1 and day > $2::date - ${most.days} and day <= $2::date and ($3::int[] is null or product_id = any($3::int[]))
     group by day order by day desc`,
    [storeId, asOf, products],
  )
  for await (const { day, lines, sales } of days) {
    taken += lines
    if (taken > most.lines) break
    yield { day, sales }
  }
}

interface ProductRow {
  id: number
  category: number
  brand: number
  price: number | null
  stock: number
  released: number | null
  listed: boolean
}

/** All products of a store, those that are gone as well, by id; some alone where they are named. Within the transaction of `client`. */
export async function productsToLearn(
  client: pg.ClientBase,
  storeId: string,
  named: readonly number[] | null = null,
): Promise<ProductsToLearn> {
  const id: number[] = []
  const category: number[] = []
  const brand: number[] = []
  const price: number[] = []
  const stock: number[] = []
  const released: number[] = []
  const listed: number[] = []
  const products = rowsOf<ProductRow>(
    client,
    'products_to_learn',
    fetched.products,
    `select id, category_id as category, brand_id as brand, price, stock, released_on - date '1970-01-01' as released, gone_at is null and active as listed
     from products where store_id = $1 and ($2::int[] is null or id = any($2::int[])) order by id`,
    [storeId, named],
  )
  for await (const row of products) {
    id.push(row.id)
    category.push(row.category)
    brand.push(row.brand)
    price.push(row.price ?? Number.NaN)
    stock.push(row.stock)
    released.push(row.released ?? Number.NaN)
    listed.push(row.listed ? 1 : 0)
  }
  return {
    id: new Int32Array(id),
    category: new Int32Array(category),
    brand: new Int32Array(brand),
    price: new Float64Array(price),
    stock: new Int32Array(stock),
    released: new Float64Array(released),
    listed: new Uint8Array(listed),
  }
}

/** The last day that a store's demand was learned up to; null where it never was. */
export async function learnedUpTo(client: pg.ClientBase, storeId: string): Promise<string | null> {
  const { rows } = await client.query<{ day: string }>('select as_of as day from learned_demand where store_id = $1', [storeId])
  return rows[0]?.day ?? null
}

const nothing: Learned | { basis: null; cases: 0; share: 0; simpleShare: 0 } = { basis: null, cases: 0, share: 0, simpleShare: 0 }

/** Keeps what was learned in the place of what was before. Within the transaction of `client`. */
export async function keepLearned(client: pg.ClientBase, storeId: string, asOf: string, at: Date, result: LearningResult): Promise<void> {
  await client.query('delete from list_demand where store_id = $1', [storeId])
  if (result !== null)
    await pipeline(
      Readable.from(result.lines),
      client.query(copyFrom('copy list_demand (store_id, list_kind, list_id, products, expected) from stdin')),
    )
  const { basis, cases, share, simpleShare } = result?.learned ?? nothing
  await client.query(
    `insert into learned_demand (store_id, as_of, basis, cases, share, simple_share, learned_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (store_id) do update set as_of = excluded.as_of, basis = excluded.basis, cases = excluded.cases, share = excluded.share,
       simple_share = excluded.simple_share, learned_at = excluded.learned_at`,
    [storeId, asOf, basis, cases, share, simpleShare, at],
  )
}

/** What the products of a list are expected to bring, in minor units; columns beside each other. */
export interface ListDemand {
  products: Int32Array
  expected: Float32Array
}

/** Numbers as PostgreSQL writes an array: far quicker to read than element by element. */
const numbersOf = (text: string): number[] => JSON.parse(`[${text.slice(1, -1)}]`) as number[]

const keyOf = ({ kind, id }: ListReference): string => `${kind} ${id}`

/** What was learned of every list of a store, by list. Within the transaction of `client`. */
export async function learnedLists(client: pg.ClientBase, storeId: string): Promise<(list: ListReference) => ListDemand | undefined> {
  const lists = new Map<string, ListDemand>()
  const rows = rowsOf<{ kind: ListKind; id: number; products: string; expected: string }>(
    client,
    'learned_lists',
    fetched.lists,
    'select list_kind as kind, list_id as id, products::text as products, expected::text as expected from list_demand where store_id = $1',
    [storeId],
  )
  for await (const { kind, id, products, expected } of rows)
    lists.set(keyOf({ kind, id }), { products: Int32Array.from(numbersOf(products)), expected: Float32Array.from(numbersOf(expected)) })
  return (list) => lists.get(keyOf(list))
}
