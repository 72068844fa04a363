import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { assembleSamara } from '../server/testing/assemble.ts'
import { fillLargeShop, largeShop } from './large-shop.ts'
import { type Row, spread, time } from './measure.ts'
import { watchTurns } from './turns.ts'

const person = 'ana@bench.example'
const collection = { kind: 'collection', id: 1, products: 2_000 } as const
const bestSellers = { order: { preset: 'best-sellers' }, rules: null, exploring: null } as const
const rounds = 5
const mostTurns = 20

/** What a merchant waits for in the editor of a magic ordering, and what a run over all lists takes. */
export async function benchBacktest(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-backtest-'))
  const database = await startEmbeddedPostgres({ directory, log: () => undefined })
  try {
    const samara = await assembleSamara(database.url, { checkReplies: false })
    const store = { id: await samara.addStore(person, 'bench-shop'), name: 'bench-shop', role: 'owner', limits: null } as const
    const { pool } = samara.connection
    await fillLargeShop(pool, store.id)
    await pool.query('insert into collections (store_id, id, name, searchable) values ($1, 1, $2, true)', [store.id, 'Large'])
    await pool.query(
      'insert into collection_products (store_id, collection_id, product_id, position) select $1, 1, i * 50, i from generate_series(1, $2::int) i',
      [store.id, collection.products],
    )
    samara.clock.set('2026-03-10T09:00:00Z')
    const { backtests } = samara.app.services
    const { rows } = await pool.query<{ id: string }>('select id from people where email = $1', [person])
    const by = rows[0]!.id
    const turns = watchTurns()
    const { id } = await backtests.begin(store, by, 'category', bestSellers)
    const stateOf = async () => (await backtests.read(store, by, id)).state
    const all = await time(async () => {
      // A run of this size may give way to others in between, and goes on.
      for (let turn = 0; turn < mostTurns && (await stateOf()) !== 'done'; turn++) await samara.work(1)
    })
    const longest = turns()
    const run = await backtests.read(store, by, id)
    assert.equal(run.state, 'done')
    assert.equal(run.lists.length, largeShop.lists, 'every list was tried')
    const list = { kind: collection.kind, id: collection.id }
    const one: number[] = []
    for (let round = 0; round < rounds; round++) {
      one.push(
        await time(async () => {
          const { state } = await backtests.ofList(store, list, bestSellers)
          assert.equal(state, 'ready')
        }),
      )
    }
    await samara.close()
    const what = `${largeShop.lists} lists of a shop with 100,000 products and 1,000,000 lines of sales`
    return [
      {
        work: 'backtest of one list of 2,000 products, in the editor',
        figure: spread(one),
        beside: 'the limit',
        reference: 1_500,
        reach: 1,
      },
      {
        work: `backtest of all ${what}, the walk through its past included`,
        figure: spread([all]),
        beside: 'the limit',
        reference: 60_000,
        reach: 1,
      },
      {
        work: `longest turn of the event loop meanwhile, in processor time: ${what}`,
        figure: spread([longest]),
        beside: 'the limit',
        reference: 50,
        reach: 1,
      },
    ]
  } finally {
    await database.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
