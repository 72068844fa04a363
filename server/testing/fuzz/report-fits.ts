import type { TestSamara } from '../assemble.ts'
import { seedPublication } from '../seed-runs.ts'
import type { Fit } from './fitted.ts'
import { lists } from './lists.ts'

/** Days that make a range together, up to a month. */
const ranges = [
  { from: '2026-02-10', to: '2026-03-09' },
  { from: '2026-03-10', to: '2026-03-10' },
  { from: '2026-03-01', to: '2026-04-01' },
] as const

/** Makes days and filters of reports fit the shop, and gives them a publication that reached it. */
export function reportFits({ connection: { pool } }: TestSamara, store: string): Record<string, Fit> {
  const ranged: Fit = (draw) => ({ query: { ...ranges[draw % ranges.length]! }, without: ['collection', 'cursor', 'kind', 'id'] })
  return {
    salesByRange: ranged,
    totalSales: ranged,
    categoriesTable: ranged,
    productsTable: ranged,
    salesByHour: ranged,
    salesByBand: ranged,
    publicationMarks: ranged,
    orderLines: ranged,
    async orderingEffect(draw) {
      const { list, products } = lists[draw % lists.length]!
      const publication = await seedPublication(pool, { store, list, products, state: 'verified' })
      await pool.query("update publications set sent_at = '2026-03-01' where store_id = $1 and id = $2", [store, publication])
      return { query: { publication } }
    },
  }
}
