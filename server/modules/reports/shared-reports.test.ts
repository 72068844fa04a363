import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { categoriesTable, productsTable, salesByBand, salesByHour, salesByRange, totalSales } from '../../../contract/index.ts'
import type { MemberStore } from '../../access/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { sale } from '../../testing/platform-sale.ts'
import { small } from '../../testing/small-catalogue.ts'
import { presentStore, sum } from './reporting-stores.fixtures.ts'
import type { ReportsService } from './reports.service.ts'
import { sharedReports } from './shared-reports.ts'

const { store, ask } = presentStore()
let pia: string
beforeEach(async () => {
  pia = `pia${store.name}@shop.example`
  const { id } = await store.samara.app.services.users.add({ email: pia, name: 'Pia', passwordHash: null })
  await store.samara.app.services.stores.addPartner(store.id, id, { categories: [small.plates], brands: null, approval: false })
  await store.count(
    sale('mug', '2026-03-30T08:00:00Z'),
    sale('plate', '2026-03-30T09:00:00Z', { lines: [{ product: 201, units: 1, revenue: 50 }] }),
  )
})

const range = { from: '2026-03-01', to: '2026-03-31' }
const sums =
  'sales_days, sales_hours, sales_by_hour, sales_bands, sales_path_bands, sales_path_hours, sales_by_day, sales_by_month, sales_categories'

/** Gives the answers to calls that come at once, and how many statements read the same sums at the same time. */
async function whileSumsAreBusy<Answer>(calls: () => Promise<Answer>[]): Promise<{ answers: Answer[]; alike: number }> {
  const client = await store.samara.connection.pool.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${sums} in access exclusive mode`)
    const coming = Promise.all(calls())
    const alike = async () => {
      // Within a transaction it is read once, and stays.
      await client.query('select pg_stat_clear_snapshot()')
      const { rows } = await client.query<{ alike: number }>(
        `select count(*)::int as alike from pg_locks l join pg_stat_activity a on a.pid = l.pid
         where a.datname = current_database() and not l.granted and l.locktype = 'relation' group by a.query order by 1 desc limit 1`,
      )
      return rows[0]?.alike ?? 0
    }
    await expect.poll(alike, { timeout: 10_000 }).toBeGreaterThan(0)
    // Others that compute the same come to wait as well.
    await setTimeout(400)
    const most = await alike()
    await client.query('commit')
    return { answers: await coming, alike: most }
  } finally {
    client.release()
  }
}

test.each([salesByRange, totalSales, productsTable, categoriesTable, salesByHour, salesByBand])(
  '$id: what 20 screens read at once is computed once, and once more for those that came meanwhile',
  async (endpoint) => {
    const { answers, alike } = await whileSumsAreBusy(() => Array.from({ length: 20 }, () => ask(endpoint, range)))
    expect(alike).toBe(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  },
)

test('who may see a part of the store shares nothing with who sees all of it, nor one range with another', async () => {
  const day = { from: '2026-03-30', to: '2026-03-30' }
  const { answers } = await whileSumsAreBusy(() => [
    ...Array.from({ length: 3 }, () => ask(productsTable, range)),
    ...Array.from({ length: 3 }, () => ask(productsTable, range, pia)),
    ask(productsTable, { ...day, isQty: true }),
    ask(productsTable, { ...day, compare: 'previousPeriod' }, pia),
  ])
  expect(answers.map(({ content }) => sum(content.map(({ revenue }) => revenue)))).toEqual([2048, 2048, 2048, 50, 50, 50, 2048, 50])
  expect(answers.map(({ isQty }) => isQty)).toEqual([...Array.from({ length: 6 }, () => false), true, false])
  expect(answers.map(({ compared }) => compared !== null)).toEqual([...Array.from({ length: 7 }, () => false), true])
})

test('each reads whose plan it is that does not reach the days', async () => {
  const reach = async (_: string, personId: string) => {
    await setTimeout(10)
    throw new ProblemError('limit/reports', `Of ${personId}.`)
  }
  const reports = { totalSales: (of: MemberStore, personId: string) => reach(of.id, personId) } as unknown as ReportsService
  const { totalSales: read } = sharedReports(reports, { requireReach: reach })
  const shop = { id: 'shop', limits: null } as MemberStore
  const problems = await Promise.allSettled(['ana', 'pia', 'olga'].map((personId) => read(shop, personId, range)))
  expect(problems.map((problem) => problem.status === 'rejected' && String(problem.reason.message))).toEqual([
    'Of ana.',
    'Of pia.',
    'Of olga.',
  ])
})
