import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { applyMoves, indexCategory, limits, readPublication, reviewPublication } from '../contract/index.ts'
import { connect } from '../server/database/index.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { systemClock } from '../server/kernel/clock.ts'
import { sharedBudgets } from '../server/platforms/budget/index.ts'
import { type ShopGoods, startSimulator } from '../demo/simulator/index.ts'
import { usualPace } from '../server/modules/publication/index.ts'
import type { Platform } from '../server/platforms/platform.ts'
import { createAccountShares, realTime, vtexPlatform } from '../server/platforms/vtex/index.ts'
import { assembleSamara } from '../server/testing/assemble.ts'
import { longestRun } from './longest-run.ts'
import { type Row, spread, type Spread } from './measure.ts'

const ana = 'ana@bench.example'
const category = 2
const size = 100_000
const first = 2_000_001

/** Chance that is the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What people do to a list of 100 000: the new sequence of places. */
function changes(): Record<string, Int32Array> {
  const present = Int32Array.from({ length: size }, (_, place) => place)
  const random = randomOf(7)
  const some = (count: number) => {
    const chosen = new Set<number>()
    while (chosen.size < count) chosen.add(Math.floor(random() * size))
    return [...chosen]
  }
  const shuffled = present.slice()
  for (let place = size - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1))
    ;[shuffled[place], shuffled[other]] = [shuffled[other]!, shuffled[place]!]
  }
  const top = { after: null }
  return {
    'the middle one first': applyMoves(present, [{ products: [size / 2], ...top }]),
    'the last one first': applyMoves(present, [{ products: [size - 1], ...top }]),
    '100 moves': applyMoves(
      present,
      some(100).map((product) => ({ products: [product], after: (product + 31_337) % size })),
    ),
    '1,000 to the top': applyMoves(present, [{ products: some(1_000), ...top }]),
    '8,000 to the end': applyMoves(present, [{ products: some(8_000).filter((place) => place !== size - 1), after: size - 1 }]),
    shuffled,
    reversed: present.slice().reverse(),
  }
}

/** What the brand of every tenth product of the upper half adds to its total, where brands add anything: more than the lower totals are. */
const brandAdds = 5_000_000
const dear = (index: number, products: number): boolean => index % 10 === 0 && index < products / 2

async function fill(pool: pg.Pool, storeId: string, products: number, shares = false): Promise<void> {
  await pool.query("insert into brands (store_id, id, name, score_share) values ($1, 1, 'Regency', 0), ($1, 2, 'Empire', $2)", [
    storeId,
    shares ? brandAdds : 0,
  ])
  await pool.query(
    "insert into categories (store_id, id, name, parent_id, path, place) values ($1, $2::int, 'Gifts', null, array[$2::int], 1)",
    [storeId, category],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score, details_at)
     select $1, $4::int - 1 + i, 'Heart ' || i, 'REF' || i, $2::int, case when dear then 2 else 1 end, 500, 7,
       ${String(1_000_000)} + ($3::int - i + 1) * 100 - case when dear then $5::int else 0 end, now()
     from generate_series(1, $3::int) i, lateral (select $5::int > 0 and (i - 1) % 10 = 0 and (i - 1) * 2 < $3::int as dear) d`,
    [storeId, category, products, first, shares ? brandAdds : 0],
  )
  await pool.query('vacuum analyze')
}

/** Writes that reviews announce, beside what no correct publication can do with less. */
async function planned(databaseUrl: string, shares: boolean): Promise<Row> {
  const platform = { callsPerSecond: 50, with: () => platform }
  const samara = await assembleSamara(databaseUrl, { checkReplies: false, connectPlatform: () => platform as never })
  try {
    await fill(samara.connection.pool, await samara.addStore(ana, 'plan-shop'), size, shares)
    let writes = 0
    let least = 0
    for (const [change, places] of Object.entries(changes())) {
      const products = Array.from(places, (place) => first + place)
      const { data, problem, status } = await samara.call(
        reviewPublication,
        { query: { username: ana }, body: { store: 'plan-shop', list: { kind: 'category', id: category }, products } },
        ana,
      )
      assert.equal(status, 200, JSON.stringify(problem))
      const levels = Float64Array.from(places, (was, place) => 1_000_000 + (size - was) * 100 + place)
      const floors = new Float64Array(size)
      for (let place = size - 1; place >= 0; place--) {
        const least = shares && dear(places[place]!, size) ? brandAdds + 1 : 1
        floors[place] = Math.max(least + place, floors[place + 1] ?? 0)
      }
      const minimum = size - longestRun(levels, floors)
      assert.ok(data.writes >= minimum, `${change}: ${data.writes} writes are fewer than the ${minimum} that are needed`)
      writes += data.writes
      least += minimum
    }
    return {
      work: `publication plans of 7 changes in 100,000 products${shares ? ', where a brand adds to the score' : ''}: writes`,
      figure: spread([writes]),
      beside: 'proven minimum, n − longest run',
      reference: least,
      reach: 1,
      unit: 'count',
    }
  } finally {
    await samara.close()
  }
}

/** A shop of the simulator with one category, whose platform lists the products in this order. */
const shop = (products: number): ShopGoods => ({
  departments: [{ id: category, name: 'Gifts' }],
  categories: [],
  brands: [{ id: 1, name: 'Regency' }],
  products: Array.from({ length: products }, (_, index) => ({
    id: first + index,
    skuId: first + index,
    reference: `REF${index}`,
    name: `Heart ${index}`,
    categoryId: category,
    brandId: 1,
    price: 500,
    listPrice: null,
    stock: 7,
    releasedOn: '2026-01-05',
    score: 1_000_000 + (products - index) * 100,
    active: true,
    visible: true,
    picture: { kind: 'mug', colours: [], pattern: null, text: null },
  })),
})

const credential = { account: 'benchshop', key: 'vtexappkey-benchshop-ABCDEF', secret: 'bench-secret' }

/** Milliseconds that whole publications need from beginning to the last write, and what their calls need at the allowed rate. */
async function paced(databaseUrl: string, perSecond: number, products: number, runs: number): Promise<Row> {
  const simulator = await startSimulator({ databaseUrl, port: 0, clock: systemClock, shop: () => Promise.resolve(shop(products)) })
  await simulator.openAccount(credential)
  const budgets = connect(databaseUrl, { size: 4, onFault: () => undefined })
  const shares = createAccountShares(realTime, { budgets: sharedBudgets(budgets.database) })
  const platform: Platform = vtexPlatform({ credential, baseUrl: `${simulator.url}/{account}`, ratePerSecond: perSecond, shares })
  const samara = await assembleSamara(databaseUrl, { checkReplies: false, connectPlatform: () => platform, pace: usualPace, running: true })
  try {
    await fill(samara.connection.pool, await samara.addStore(ana, 'paced-shop', credential), products)
    const times: number[] = []
    let calls = 0
    const sequence = Array.from({ length: products }, (_, index) => first + index)
    for (let version = 0; times.length < runs; version++) {
      sequence.reverse()
      const response = await samara.call(
        indexCategory,
        {
          query: { categoryId: category, store: 'paced-shop', username: ana, version },
          body: { logUserCriterias: [], products: sequence },
        },
        ana,
        { key: `bench-key-${version}` },
      )
      assert.equal(response.status, 200, JSON.stringify(response.problem))
      await samara.work()
      const { data } = await samara.call(readPublication, { params: { id: response.data.id }, query: { store: 'paced-shop' } }, ana)
      assert.deepEqual([data.state, data.written], ['verified', products - 1])
      const { rows } = await samara.connection.pool.query<{ took: number }>(
        'select extract(epoch from p.sent_at - r.started_at) * 1000 as took from publications p join runs r on r.store_id = p.store_id and r.id = p.id where p.id = $1',
        [data.id],
      )
      times.push(Number(rows[0]!.took))
      calls = data.written * limits.publication.callsPerWrite
    }
    return {
      work: `publish ${(products - 1).toLocaleString('en')} writes at ${perSecond} calls a second: until all is sent`,
      figure: spread(times) satisfies Spread,
      beside: `its ${calls.toLocaleString('en')} calls at the allowed rate`,
      reference: (calls / perSecond) * 1_000,
      // At least 0.95 of the rate.
      reach: 1 / 0.95,
    }
  } finally {
    await samara.close()
    await budgets.close()
    await simulator.close()
  }
}

/** Publishing: how little is written, and how much of the allowed rate is used. */
export async function benchPublication(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined })
  const database = async (name: string) => {
    const url = new URL(postgres.url)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    url.pathname = `/${name}`
    return url.href
  }
  try {
    return [
      await planned(await database('planned'), false),
      await planned(await database('shares'), true),
      await paced(await database('usual'), 50, 301, 5),
      await paced(await database('fast'), 250, 1_201, 5),
    ]
  } finally {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
