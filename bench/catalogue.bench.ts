import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { zstdDecompressSync } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type CompactProductList, compactType, listsToOrder, noRules, productsByCategory, saveSortTable } from '../contract/index.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { assembleSamara, type TestSamara } from '../server/testing/assemble.ts'
import { addressOf, headersOf } from '../server/testing/request.ts'
import { watchTurns } from './turns.ts'
import { besideEachOther, type Row, spread, time } from './measure.ts'

const ana = 'ana@bench.example'
const store = 'list-shop'
const runs = 11
const brands = 300
const small = { department: 1, first: 10, lists: 1, size: 264 }
const large = { department: 2, first: 100, lists: 500, size: 100_000 }

/** A department of products, spread over categories, each sold on ten days of the last year. */
async function addDepartment(pool: pg.Pool, storeId: string, { department, first, lists, size }: typeof small): Promise<void> {
  await pool.query(
    "insert into categories (store_id, id, name, path, place) values ($1, $2::int, 'Department ' || $2::int, array[$2::int], $2::int)",
    [storeId, department],
  )
  await pool.query(
    "insert into categories (store_id, id, name, parent_id, path, place) select $1, i, 'Category ' || i, $2, array[$2::int, i], i from generate_series($3::int, $3::int + $4::int - 1) i",
    [storeId, department, first, lists],
  )
  const begin = department * 1_000_000
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, image_url, price, list_price, stock, released_on, score)
     select $1, $2::int + i, 'White Hanging Heart T-Light Holder ' || i, 'REF' || i, $3::int + i % $4::int, 1 + i % $5::int, 'http://localhost/arquivos/ids/' || i, 100 + i * 7919 % 5000,
       case when i % 3 = 0 then 6000 + i % 5000 end, i % 40, date '2026-03-01' - i % 900, 1000000 + ($6::int - i) * 100
     from generate_series(1, $6::int) i`,
    [storeId, begin, first, lists, brands, size],
  )
  await pool.query(
    `insert into sales_by_day (store_id, day, product_id, units, revenue)
     select $1, date '2026-03-09' - (i * 37 + d * 36) % 365, $2::int + i, 1 + i % 7, (1 + i % 7) * 250 from generate_series(1, $3::int) i, generate_series(0, 9) d`,
    [storeId, begin, size],
  )
}

/** The same rows, bare: what PostgreSQL alone needs to hand them out, with the figures and scores that are worked out already. */
const bareRows = (storeId: string, { department, first, lists }: typeof small): string => `copy (
  select p.id, p.name, p.reference, p.brand_id, p.category_id, p.image_url, p.price, p.list_price, p.stock, p.released_on,
    coalesce(f.units7, 0), coalesce(f.units30, 0), coalesce(f.units90, 0), coalesce(f.revenue7, 0), coalesce(f.revenue30, 0), coalesce(f.revenue90, 0),
    s.score, p.score + coalesce(c.score_share, 0) + coalesce(b.score_share, 0)
  from products p left join categories c on c.store_id = p.store_id and c.id = p.category_id left join brands b on b.store_id = p.store_id and b.id = p.brand_id
    left join product_figures f on f.store_id = p.store_id and f.product_id = p.id
    left join list_scores s on s.store_id = p.store_id and s.list_kind = 'category' and s.list_id = ${department} and s.product_id = p.id
  where p.store_id = '${storeId}' and p.category_id = any('{${[department, ...Array.from({ length: lists }, (_, nth) => first + nth)].join(',')}}'::int[]) and p.gone_at is null and p.active
  order by p.score + coalesce(c.score_share, 0) + coalesce(b.score_share, 0) desc, p.id desc) to stdout`

async function copyOut(pool: pg.Pool, statement: string): Promise<number> {
  const client = await pool.connect()
  try {
    let lines = 0
    const count = new PassThrough().on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++
    })
    await pipeline(client.query(copyTo(statement)), count)
    return lines
  } finally {
    client.release()
  }
}

/** Opens a list as a browser does: one connection that is kept, the compact form, packed. Returns the unpacked body. */
const opener = (samara: TestSamara) => {
  const { port } = samara.app.http.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const open = (categoryId: number): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const path = addressOf(productsByCategory, {}, { store, categoryId, username: ana })
      const headers = { ...headersOf({ token: `person ${ana}` }), accept: compactType, 'accept-encoding': 'zstd' }
      request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          if (response.statusCode === 200) resolve(response.headers['content-encoding'] === 'zstd' ? zstdDecompressSync(body) : body)
          else reject(new Error(body.toString()))
        })
      })
        .on('error', reject)
        .end()
    })
  return { open, close: () => agent.destroy() }
}

const read = (body: Buffer): CompactProductList => (JSON.parse(body.toString()) as { data: CompactProductList }).data

/** Lists and scores: opening a list beside what the database alone needs for the same rows, and working out all scores of a large store. */
export async function benchCatalogue(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined })
  const samara = await assembleSamara(postgres.url, { checkReplies: false })
  try {
    const { pool } = samara.connection
    const storeId = await samara.addStore(ana, store)
    await pool.query("insert into brands (store_id, id, name) select $1, i, 'Brand ' || i from generate_series(1, $2::int) i", [
      storeId,
      brands,
    ])
    await addDepartment(pool, storeId, small)
    await addDepartment(pool, storeId, large)
    await pool.query('vacuum analyze')
    await samara.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { open, close } = opener(samara)

    const score = async (): Promise<Row[]> => {
      const times: number[] = []
      const turns: number[] = []
      for (let run = 0; run < 3; run++) {
        await samara.app.services.scores.renew(storeId)
        const stop = watchTurns()
        times.push(await time(() => samara.work(1)))
        turns.push(stop())
        samara.jobs.clear()
      }
      const { rows } = await pool.query<{ products: number; lists: number; lines: number }>(
        'select count(distinct product_id)::int as products, count(distinct list_id)::int as lists, (select count(*)::int from sales_by_day) as lines from list_scores',
      )
      assert.deepEqual(rows[0], {
        products: small.size + large.size,
        lists: small.lists + large.lists + 2,
        lines: 10 * (small.size + large.size),
      })
      await pool.query('vacuum analyze')
      return [
        {
          work: 'figures and samaraScores of 100,000 products in 503 lists, from 1,000,000 sale lines',
          figure: spread(times),
          beside: 'limit',
          reference: 60_000,
          reach: 1,
        },
        {
          work: 'the longest that it kept others from their turn, in processor time',
          figure: spread(turns),
          beside: 'limit',
          reference: 50,
          reach: 1,
        },
      ]
    }

    /** `before`: how often it was opened already. A server is still being compiled while it answers its first hundreds of calls. */
    const opened = async (name: string, which: typeof small, times: number, before = 0): Promise<Row> => {
      const { department, size } = which
      const first = read(await open(department))
      assert.equal(first.content.id.length, size)
      assert.ok(first.content.samaraScore.every((value) => value !== null) && first.content.revenue90.some((value) => value > 0))
      const { length } = await open(department)
      for (let nth = 0; nth < before; nth++) await open(department)
      const both = await besideEachOther(
        times,
        async () => assert.equal((await open(department)).length, length),
        async () => assert.equal(await copyOut(pool, bareRows(storeId, which)), size),
      )
      return {
        work: `open ${name} of ${size.toLocaleString('en')} products, over HTTP, in columns, zstd${before > 0 ? `, after ${before} such openings` : ''}`,
        figure: both.ours,
        beside: 'the same rows by bare `COPY … TO`',
        reference: both.reference,
        reach: 1.5,
      }
    }

    const arranged = async (): Promise<Row> => {
      const list = { kind: 'category', id: large.department } as const
      const products = read(await open(large.department)).content.id.reverse()
      const { status } = await samara.call(
        saveSortTable,
        {
          query: { username: ana },
          body: { store, list, version: 0, products, rules: { ...noRules, soldOutLast: true, inARow: { by: 'brand', most: 2 } } },
        },
        ana,
      )
      assert.equal(status, 200)
      return opened('a category with an ordering and rules of its own', large, runs)
    }

    const overview = async (): Promise<Row> => {
      const ask = async () =>
        assert.equal(
          (await samara.call(listsToOrder, { query: { store, username: ana, kind: 'category' } }, ana)).data.lists.length,
          large.lists + 3,
        )
      await ask()
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await time(ask))
      return {
        work: 'all 503 lists that can be ordered, with what helps to choose',
        figure: spread(times),
        beside: 'limit',
        reference: 300,
        reach: 1,
      }
    }

    const rows = [
      ...(await score()),
      await opened('a category', small, runs * 5, 600),
      await opened('a category', large, runs),
      await arranged(),
      await overview(),
    ]
    close()
    return rows
  } finally {
    await samara.close()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
