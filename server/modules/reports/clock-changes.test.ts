import { expect, test } from 'vitest'
import { ordersByHour, pairedSteps, salesByRange, type SalesPoint } from '../../../contract/index.ts'
import { sale } from '../../testing/platform-sale.ts'
import { presentStore } from './reporting-stores.fixtures.ts'

const { store, ask } = presentStore()

const worth = (revenue: number) => ({ lines: [{ product: 101, units: 1, revenue }] })
/** Points that sold something, each with what it is compared with. */
async function pairsOf(query: object) {
  const { from, points, compared } = await ask(salesByRange, { ...query, by: 'hour', compare: 'previousPeriod' })
  const paired = pairedSteps<SalesPoint>({ from, steps: points }, { from: compared!.from, steps: compared!.points })
  return points.flatMap(({ day, hour, revenue }, place) => {
    const then = paired[place]
    return revenue ? [[day, hour, revenue, then && [then.day, then.hour, then.revenue]]] : []
  })
}

test('after the clocks were put forward, ten in the morning stands beside ten in the morning', async () => {
  await store.count(sale('now', '2026-03-30T08:00:00Z', worth(30)), sale('before', '2026-03-27T09:00:00Z', worth(27)))
  expect(await pairsOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual([['2026-03-30', 10, 30, ['2026-03-27', 10, 27]]])
})

test('after they were put back, too; the second two o’clock stands beside none', async () => {
  await store.count(
    sale('first', '2025-10-26T00:10:00Z', worth(1)),
    sale('second', '2025-10-26T01:10:00Z', worth(2)),
    sale('now', '2025-10-27T09:00:00Z', worth(27)),
    sale('before', '2025-10-24T08:00:00Z', worth(24)),
  )
  expect(await pairsOf({ from: '2025-10-25', to: '2025-10-27' })).toEqual([
    ['2025-10-26', 2, 1, ['2025-10-23', 2, 0]],
    ['2025-10-26', 2, 2, null],
    ['2025-10-27', 10, 27, ['2025-10-24', 10, 24]],
  ])
})

test('on the day itself, today stands beside the same hours of last week', async () => {
  store.samara.clock.set('2026-03-29T12:00:00Z')
  await store.samara.connection.pool.query("update sales_coverage set read_at = '2026-03-29T12:00:00Z' where store_id = $1", [store.id])
  await store.count(sale('now', '2026-03-29T08:00:00Z', worth(29)), sale('before', '2026-03-22T09:00:00Z', worth(22)))
  const { hours } = await ask(ordersByHour, {})
  expect(hours).toHaveLength(23)
  expect(hours.filter(({ hour }) => hour === 10).map(({ sold, lastWeek }) => [sold!.revenue, lastWeek!.revenue])).toEqual([[29, 22]])
})
