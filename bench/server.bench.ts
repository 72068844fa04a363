import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { headers as callHeaders, type Input, massOrdering, type OrderingState, saveSortTable } from '../contract/index.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { assembleSamara, type TestSamara } from '../server/testing/assemble.ts'
import { addressOf, headersOf } from '../server/testing/request.ts'
import { keptConnection } from './kept-connection.ts'
import { besideEachOther, type Row, spread } from './measure.ts'
import { watchTurns } from './turns.ts'

const ana = 'ana@bench.example'
const store = 'bench-shop'
const list = { kind: 'category', id: 2 } as const
const size = 100_000

/** A category of products, and a bare table of as many rows. */
async function fill(pool: pg.Pool, storeId: string): Promise<void> {
  await pool.query("insert into brands (store_id, id, name) values ($1, 1, 'Regency')", [storeId])
  await pool.query(
    "insert into categories (store_id, id, name, parent_id, path, place) values ($1, $2::int, 'Gifts', null, array[$2::int], 1)",
    [storeId, list.id],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
     select $1, 2000000 + i, 'White Hanging Heart T-Light Holder ' || i, 'REF' || i, $2::int, 1, 100 + i % 5000, i % 40, 1000000 + ($3::int - i) * 100 from generate_series(1, $3::int) i`,
    [storeId, list.id, size],
  )
  await pool.query('create table bare (id int primary key, position int not null)')
  await pool.query('insert into bare select i, i from generate_series(1, $1::int) i', [size])
  await pool.query('create table copied (id int not null)')
  await pool.query('vacuum analyze')
}

type Body = Input<typeof saveSortTable>['body']

/** Saves over one connection that is kept and names its store in the header, as a browser does. */
async function saver(
  samara: TestSamara,
): Promise<{ save: (body: Omit<Body, 'store' | 'list'>) => Promise<OrderingState>; close: () => void }> {
  const connection = await keptConnection((samara.app.http.server.address() as AddressInfo).port)
  const path = addressOf(saveSortTable, {}, { username: ana })
  const headers = headersOf({ token: `person ${ana}`, headers: { [callHeaders.tenant]: store, 'content-type': 'application/json' } })
  return {
    async save(body) {
      const { status, text } = await connection.send(saveSortTable.method, path, headers, JSON.stringify({ store, list, ...body }))
      if (status !== 200) throw new Error(text)
      return (JSON.parse(text) as { data: OrderingState }).data
    },
    close: connection.close,
  }
}

async function copyIn(pool: pg.Pool, products: readonly number[]): Promise<void> {
  const client = await pool.connect()
  try {
    const copy = client.query(copyFrom('copy copied (id) from stdin'))
    await pipeline(Readable.from([`${products.join('\n')}\n`]), copy)
    assert.equal(copy.rowCount, products.length)
  } finally {
    client.release()
  }
}

/** Saving in a list of 100 000, beside what the database alone needs for as much. */
export async function benchServer(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined })
  const samara = await assembleSamara(postgres.url, { checkReplies: false })
  try {
    const { pool } = samara.connection
    await fill(pool, await samara.addStore(ana, store))
    await samara.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { save, close } = await saver(samara)
    const products = Array.from({ length: size }, (_, index) => 2_000_001 + index)
    let version = 0
    const next = async (body: Omit<Body, 'store' | 'list' | 'version'>) => {
      const saved = await save({ version, ...body })
      assert.equal(saved.version, ++version)
    }
    await next({ products })

    let turn = 0
    const moves = () =>
      besideEachOther(
        300,
        () => next({ moves: [{ products: [products[(turn += 7_919) % size]!], after: null }] }),
        async () =>
          assert.equal((await pool.query('update bare set position = position + 1 where id = $1', [(turn % size) + 1])).rowCount, 1),
      )
    // A server is still being compiled while it answers its first hundreds of calls. Merchants meet one that has.
    for (let round = 0; round < 2; round++) {
      await moves()
      await samara.work()
    }
    const move = await moves()
    await samara.work()
    const whole = await besideEachOther(
      15,
      async () => {
        products.push(products.shift()!)
        await next({ products })
      },
      () => copyIn(pool, products),
    )
    const turns: number[] = []
    for (let run = 0; run < 5; run++) {
      const stop = watchTurns()
      const { data } = await samara.call(
        massOrdering,
        {
          query: { username: ana },
          body: { store, list, criteria: [{ column: 'name', sort: run % 2 === 0 ? 'ASC' : 'DESC' }], rules: null, apply: false },
        },
        ana,
      )
      turns.push(stop())
      assert.equal(data.products, size)
    }
    close()
    const { rows } = await pool.query<{ versions: number; held: number }>(
      'select count(*)::int as versions, (select cardinality(products) from ordering_versions where version = $1) as held from ordering_versions',
      [version],
    )
    assert.deepEqual(rows[0], { versions: version, held: size })
    return [
      {
        work: 'save a move of one product in 100,000, over HTTP, after 600 such saves',
        figure: move.ours,
        beside: 'one bare single-row UPDATE + commit',
        reference: move.reference,
        reach: 3,
      },
      {
        work: 'save a whole new ordering of 100,000, over HTTP',
        figure: whole.ours,
        beside: 'bare `COPY` of 100,000 ids',
        reference: whole.reference,
        reach: 2,
      },
      {
        work: 'the longest that ordering 100,000 by name kept others from their turn, in processor time',
        figure: spread(turns),
        beside: 'limit',
        reference: 50,
        reach: 1,
      },
    ]
  } finally {
    await samara.close()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
