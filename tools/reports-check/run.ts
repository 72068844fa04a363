/**
 * `node tools/bootstrap.mjs tools/reports-check/run.ts [ADDRESS]`: compares reports of the demo
 * store with sums that another program makes of its orders, for ten ranges. Samara runs at ADDRESS
 * (http://localhost:4400 without one), on the database of DATABASE_URL or the one on board.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type CategoriesTable,
  compactType,
  type CompactProductsTable,
  type Configuration,
  headers,
  paths,
  product,
  type SalesByRange,
  type SalesTotals,
} from '../../contract/index.ts'
import { demoSignIn } from '../../demo/demo-store.ts'
import { readConfig } from '../../server/config.ts'
import { connect } from '../../server/database/index.ts'
import { startEmbeddedPostgres } from '../../server/database/embedded/index.ts'
import { shiftDay } from '../../server/kernel/clock.ts'
import { signIn } from '../upgrade/sign-in.ts'

interface Sums {
  states: Record<string, number>
  units: number
  revenue: number
  byDay: Record<string, number>
  byProduct: Record<string, number>
}

const store = `${product.slug}-demo`
const address = process.argv[2] ?? 'http://localhost:4400'
const config = readConfig(process.env, fileURLToPath(new URL('../..', import.meta.url)))
const embedded = config.databaseUrl
  ? null
  : await startEmbeddedPostgres({ directory: join(config.dataFolder, 'database'), log: (line) => console.log(line) })
const connection = connect(config.databaseDirectUrl ?? embedded!.url, { size: 1, onFault: () => undefined })

/** Every order of the demo store, as it came in. */
const { rows: orders } = await connection.pool.query<{ day: string; state: string }>(
  'select day, state, products, units, revenue from counted_sales c where c.store_id = (select id from stores where name = $1) order by day',
  [store],
)
await connection.close()
await embedded?.stop()

const [firstDay, lastDay] = [orders[0]!.day, orders.at(-1)!.day]
const days = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000)
const ranges = Array.from({ length: 10 }, () => {
  const begin = Math.floor(Math.random() * days)
  return [shiftDay(firstDay, begin), shiftDay(firstDay, begin + Math.floor(Math.random() * (days - begin)))] as const
})
const python = spawnSync('python3', [fileURLToPath(new URL('sum-orders.py', import.meta.url))], {
  input: JSON.stringify({ ranges, orders }),
  maxBuffer: 1_073_741_824,
  encoding: 'utf8',
})
if (python.status !== 0) throw new Error(python.stderr)
const sums = JSON.parse(python.stdout) as Sums[]

const token = await signIn(address, demoSignIn)
const { services } = (await (await fetch(address + paths.configuration)).json()) as Configuration
async function ask<T>(path: string, query: Record<string, string>, accept = 'application/json'): Promise<T> {
  const answer = await fetch(`${address}${path}?${new URLSearchParams({ store, ...query }).toString()}`, {
    headers: { authorization: `Basic ${services.catalogue.basic}`, [headers.person]: token, accept },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

let wrong = 0
const same = (what: string, ours: unknown, theirs: unknown): void => {
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return
  wrong += 1
  console.log(`  ${what}: Samara says ${JSON.stringify(ours)}, the orders give ${JSON.stringify(theirs)}`)
}
for (const [index, [from, to]] of ranges.entries()) {
  const { states, units, revenue, byDay, byProduct } = sums[index]!
  const { totals } = await ask<{ totals: SalesTotals }>('/api/v1/Catalogue/getTotalSales', { from, to })
  same('totals', [totals.revenue, totals.units, totals.orders], [revenue, units, states['counted'] ?? 0])
  same('cancelled', totals.reconciliation?.cancelled, states['cancelled'] ?? 0)
  same(
    'all orders',
    totals.reconciliation?.orders,
    Object.values(states).reduce((sum, count) => sum + count, 0),
  )
  const { points } = await ask<SalesByRange>('/api/v1/Catalogue/getSalesByRange', { from, to })
  for (const { day, revenue: sold } of points) same(day, sold ?? 0, byDay[day] ?? 0)
  const { content } = await ask<CompactProductsTable>('/api/v1/Catalogue/getProductsTableforGraphic', { from, to }, compactType)
  for (const [place, id] of content.id.entries()) same(`product ${id}`, content.revenue[place], byProduct[id] ?? 0)
  const { all } = await ask<CategoriesTable>('/api/v1/Catalogue/getCategoriesTableforGraphic', { from, to })
  same('categories together', all.revenue, revenue)
  console.log(
    `${from} to ${to}: ${states['counted'] ?? 0} orders, ${revenue} in minor units, ${points.length} days, ${content.id.length} products`,
  )
}
console.log(wrong === 0 ? 'Every figure is the same.' : `${wrong} figures differ.`)
process.exitCode = wrong === 0 ? 0 : 1
