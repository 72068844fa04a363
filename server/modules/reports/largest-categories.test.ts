import { expect, test } from 'vitest'
import { categoriesTable, limits, type Input } from '../../../contract/index.ts'
import { small } from '../../testing/small-catalogue.ts'
import { sale } from '../../testing/platform-sale.ts'
import { reportingStores } from './reporting-stores.fixtures.ts'

const reporting = reportingStores()

/** Ten departments with one product each: departments 31 to 40, products 3,100 to 4,000. */
const departments = Array.from({ length: 10 }, (_, at) => 31 + at)
async function openDepartments(): Promise<void> {
  const { samara, id } = reporting()
  const { pool } = samara.connection
  await pool.query(
    `insert into categories (store_id, id, name, parent_id, path, place) select $1, d, 'Department ' || d, null, array[d], d from unnest($2::int[]) d`,
    [id, departments],
  )
  await pool.query(
    `insert into products (store_id, id, name, reference, category_id, brand_id, price, stock, score)
     select $1, d * 100, 'Product of ' || d, 'D' || d, d, 1, 500, 7, d from unnest($2::int[]) d`,
    [id, departments],
  )
}
/** What a department sells: 40 most, then 39; 33 and 34 as much as each other, 31 and 32 least. */
const revenueOf = (department: number): number => (department === 34 ? 33 : department) * 10
const sell = async (day: string, of = departments): Promise<void> => {
  await reporting().count(
    sale(`of ${day}`, `${day}T10:00:00Z`, {
      lines: of.map((department) => ({ product: department * 100, units: 2, revenue: revenueOf(department) })),
    }),
  )
}
const read = async (query: Omit<Input<typeof categoriesTable>['query'], 'store'>) =>
  (await reporting().samara.call(categoriesTable, { query: { store: reporting().name, ...query } }, reporting().owner)).data

test('without a choice a report shows the eight departments that sold most, best first and the smaller number first where they are even', async () => {
  await openDepartments()
  await sell('2026-03-02')
  await sell('2026-03-10')
  // On these days others sold most: they count only where they are in the range.
  await reporting().count(sale('mugs', '2026-03-20T10:00:00Z', { lines: [{ product: 101, units: 1, revenue: 10_000 }] }))
  const best = [40, 39, 38, 37, 36, 35, 33, 34]
  expect(best).toHaveLength(limits.report.categories)
  for (const by of ['day', 'week'] as const) {
    const { categories, steps } = await read({ from: '2026-03-01', to: '2026-03-15', by })
    expect(categories.map(({ id, revenue, units }) => ({ id, revenue, units }))).toEqual(
      best.map((id) => ({ id, revenue: 2 * revenueOf(id), units: 4 })),
    )
    const days = steps.map(({ day }) => day)
    const values = days.map((day) => (day === '2026-03-02' || day === (by === 'day' ? '2026-03-10' : '2026-03-09') ? 400 : 0))
    expect(categories[0]!.values, by).toEqual(values)
  }
  const { categories } = await read({ from: '2026-03-01', to: '2026-03-31' })
  expect(categories.map(({ id }) => id)).toEqual([small.kitchen, ...best.slice(0, -1)])
})

test('counted in units they are those of which most units were sold', async () => {
  await openDepartments()
  await sell('2026-03-02')
  await reporting().count(
    sale('many of two', '2026-03-03T10:00:00Z', {
      lines: [
        { product: 3100, units: 9, revenue: 1 },
        { product: 3200, units: 5, revenue: 1 },
      ],
    }),
  )
  for (const by of ['day', 'week'] as const) {
    const { categories } = await read({ from: '2026-03-01', to: '2026-03-15', by, isQty: true })
    expect(categories.map(({ id, units }) => [id, units])).toEqual([[31, 11], [32, 7], ...[33, 34, 35, 36, 37, 38].map((id) => [id, 2])])
  }
})

test('they are compared with what the same departments sold before, whatever others did then', async () => {
  await openDepartments()
  await sell('2026-03-10', [31, 32])
  await sell('2026-03-02', [32, 40])
  const { categories } = await read({ from: '2026-03-08', to: '2026-03-14', compare: 'previousPeriod' })
  expect(categories.map(({ id, revenue, before }) => [id, revenue, before?.revenue])).toEqual([
    [32, 320, 320],
    [31, 310, 0],
  ])
})

test('of a part of the store they are the best by what that part sold', async () => {
  await openDepartments()
  await sell('2026-03-10')
  await reporting().samara.connection.pool.query('update products set brand_id = 2 where store_id = $1 and id in (3100, 3600)', [
    reporting().id,
  ])
  const { categories } = await read({ from: '2026-03-01', to: '2026-03-15', brands: '2' })
  expect(categories.map(({ id, revenue }) => [id, revenue])).toEqual([
    [36, 360],
    [31, 310],
  ])
})
