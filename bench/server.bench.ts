import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Endpoint, type Input, productsByCategory, type Reply, saveSortTable } from '../contract/index.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { assembleSamara, type TestSamara } from '../server/testing/assemble.ts'
import { addressOf, headersOf } from '../server/testing/request.ts'
import { besideEachOther, type Row } from './measure.ts'

const ana = 'ana@bench.example'
const store = 'bench-shop'
const runs = 15

/** Adds a category of `size` products with 30 days of sales for a third of them. */
async function addCategory(pool: pg.Pool, storeId: string, category: number, size: number): Promise<void> {
  const first = category * 1_000_000
  await pool.query('insert into categories (store_id, id, name, parent_id, place) values ($1, $2, $3, null, $2)', [storeId, category, `Category ${category}`])
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, image_url, price, list_price, stock, released_on, score)
     select $1, $3::int + i, 'White Hanging Heart T-Light Holder ' || i, 'REF' || i, $2::int, 1, 'http://localhost/arquivos/ids/' || i, 100 + i % 5000,
       case when i % 3 = 0 then 200 + i % 5000 end, i % 40, date '2026-01-01' - i % 300, 1000000 + ($4::int - i) * 100
     from generate_series(1, $4::int) i`,
    [storeId, category, first, size],
  )
  await pool.query(
    `insert into sales_by_day (store_id, day, product_id, units, revenue)
     select $1, date '2026-03-09' - d, $2::int + i * 3, 1 + i % 7, (1 + i % 7) * 250 from generate_series(1, $3::int / 3) i, generate_series(0, 29, 6) d`,
    [storeId, first, size],
  )
}

/** The same rows, bare: what PostgreSQL alone needs to hand them out. */
const bareRows = (storeId: string, category: number) => `copy (
  with sold as materialized (
    select s.product_id, sum(s.units) as units, sum(s.revenue) as revenue
    from sales_by_day s join products p on p.store_id = s.store_id and p.id = s.product_id
    where s.store_id = '${storeId}' and s.day between '2026-02-08' and '2026-03-09' and p.category_id = any('{${category}}'::int[]) and p.gone_at is null and p.active
    group by s.product_id)
  select p.id, p.name, p.reference, b.name, c.name, p.image_url, p.price, p.list_price, p.stock, p.released_on, coalesce(s.units, 0), coalesce(s.revenue, 0), p.score
  from products p left join categories c on c.store_id = p.store_id and c.id = p.category_id left join brands b on b.store_id = p.store_id and b.id = p.brand_id
    left join sold s on s.product_id = p.id
  where p.store_id = '${storeId}' and p.category_id = any('{${category}}'::int[]) and p.gone_at is null and p.active order by p.score desc, p.id desc) to stdout`

async function copyOut(pool: pg.Pool, statement: string): Promise<number> {
  const client = await pool.connect()
  try {
    let lines = 0
    const count = new PassThrough().on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) lines++
    })
    await pipeline(client.query(copyTo(statement)), count)
    return lines
  } finally {
    client.release()
  }
}

/** Calls over a real connection, as a browser does. */
const caller = (samara: TestSamara) => {
  const { port } = samara.app.http.server.address() as AddressInfo
  return async <E extends Endpoint>(endpoint: E, input: Partial<Input<E>>): Promise<Reply<E>> => {
    const answer = await fetch(`http://127.0.0.1:${port}${addressOf(endpoint, input.params ?? {}, input.query ?? {})}`, {
      method: endpoint.method,
      headers: { ...headersOf({ token: `person ${ana}` }), ...(input.body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
    const body = (await answer.json()) as { data: Reply<E> }
    assert.equal(answer.status, 200, JSON.stringify(body))
    return body.data
  }
}

/** Opening and saving a list, beside what the database alone needs for the same. */
export async function benchServer(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined })
  const samara = await assembleSamara(postgres.url, { checkReplies: false })
  try {
    const { pool } = samara.connection
    const storeId = await samara.addStore(ana, store)
    await pool.query("insert into brands (store_id, id, name) values ($1, 1, 'Regency')", [storeId])
    const sizes = { 1: 264, 2: 100_000 }
    for (const [category, size] of Object.entries(sizes)) await addCategory(pool, storeId, Number(category), size)
    await pool.query('vacuum analyze')
    await samara.app.http.listen({ port: 0, host: '127.0.0.1' })
    const call = caller(samara)

    const open = async (): Promise<Row> => {
      const category = 1
      const size = sizes[category]
      const ours = async () => assert.equal((await call(productsByCategory, { query: { store, categoryId: category, username: ana } })).content.length, size)
      const peer = async () => assert.equal(await copyOut(pool, bareRows(storeId, category)), size)
      const both = await besideEachOther(runs * 3, ours, peer)
      return { work: `open a category of ${size.toLocaleString('en')} products, over HTTP`, figure: both.ours, beside: 'the same rows by bare `COPY … TO`', peer: both.peer, reach: 1.5 }
    }

    const save = async (): Promise<Row> => {
      const list = { kind: 'category', id: 2 } as const
      const whole = await call(productsByCategory, { query: { store, categoryId: 2, username: ana } })
      const products = whole.content.map((row) => row.id)
      let { version } = await call(saveSortTable, { query: { username: ana }, body: { store, list, version: 0, products } })
      await pool.query('create table bare (id int primary key, position int not null)')
      await pool.query('insert into bare select i, i from generate_series(1, 100000) i')
      await pool.query('vacuum analyze bare')
      let turn = 0
      const ours = async () => {
        const moved = products[(turn += 7_919) % products.length]!
        version = (await call(saveSortTable, { query: { username: ana }, body: { store, list, version, moves: [{ products: [moved], after: null }] } })).version
      }
      const peer = async () => assert.equal((await pool.query('update bare set position = position + 1 where id = $1', [turn % 100_000 || 1])).rowCount, 1)
      const both = await besideEachOther(runs * 20, ours, peer)
      return { work: 'save a move of one product in 100,000, over HTTP', figure: both.ours, beside: 'one bare single-row UPDATE + commit', peer: both.peer, reach: 3 }
    }
    return [await open(), await save()]
  } finally {
    await samara.close()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
