import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { assembleSamara } from '../server/testing/assemble.ts'
import { fillLargeShop, largeShop as size } from './large-shop.ts'
import { type Row, spread, time } from './measure.ts'
import { watchTurns } from './turns.ts'

/** The most memory that the process holds from now on, in bytes beyond what it holds now. */
function watchMemory(): () => number {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  return () => {
    clearInterval(look)
    return most - before
  }
}

/** What every night does for a large store: its demand is learned in a thread of its own, and every list is scored. */
export async function benchLearning(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-learning-'))
  const database = await startEmbeddedPostgres({ directory, log: () => undefined })
  try {
    const samara = await assembleSamara(database.url, { checkReplies: false })
    const storeId = await samara.addStore('ana@bench.example', 'bench-shop')
    const { pool } = samara.connection
    await fillLargeShop(pool, storeId)
    samara.clock.set('2026-03-10T09:00:00Z')
    const turns = watchTurns()
    const memory = watchMemory()
    const took = await time(async () => {
      await samara.app.services.scores.renew(storeId)
      await samara.work(1)
    })
    const longest = turns()
    const held = memory()
    const { rows } = await pool.query<{ products: number; lines: number; lists: number; basis: string | null; scores: number }>(
      `select (select count(*)::int from products) as products, (select count(*)::int from sales_by_day) as lines, (select count(*)::int from list_demand) as lists,
         (select basis from learned_demand) as basis, (select count(*)::int from list_scores) as scores`,
    )
    const { basis, ...counted } = rows[0]!
    assert.deepEqual(counted, { ...size, scores: 2 * size.products }, 'the night has seen the whole shop')
    assert.notEqual(basis, null, 'something was learned')
    await samara.close()
    const what = `100,000 products, ${size.lists} lists and 1,000,000 lines of sales`
    return [
      {
        work: `learning what will sell and scoring every list, every night: ${what}`,
        figure: spread([took]),
        beside: 'the limit',
        reference: 60_000,
        reach: 1,
      },
      {
        work: `memory of the process on top, at most: ${what}`,
        figure: spread([held]),
        beside: 'the limit',
        reference: 400 * 1_048_576,
        reach: 1,
        unit: 'bytes',
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
