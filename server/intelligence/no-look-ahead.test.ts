import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, test } from 'vitest'
import { orderingNames, pastScores } from './backtest.ts'
import { firstPlaces } from './first-places.ts'
import { historyOf, madeLines } from './made-shop.fixtures.ts'
import { ListMorning } from './list-morning.ts'
import { recentSales } from './recent-sales.ts'
import type { SaleLine } from './sales-history.ts'
import { type PastMorning, walkForward } from './walk-forward.ts'

const habits = { days: 190, lists: 3, productsOfList: 40, linesOfDay: 60, season: 0.5, arrivals: true }

/** Every ordering of every list on the morning of a day, by the names of the products. */
function orderingsOn(lines: readonly SaleLine[], firstDay: number, day: number): Record<string, string[]> {
  const history = historyOf(lines)
  const shift = history.firstDay - firstDay
  const orderings: Record<string, string[]> = {}
  const days = Array.from({ length: Math.floor((day - 98) / 7) }, (_, week) => 98 + 7 * week).filter((past) => past < day)
  const visit = (past: PastMorning): void => {
    if (past.known.day !== day - shift) return
    const recent = recentSales(history, past.known.day)
    for (const members of past.lists) {
      const morning = new ListMorning(past.known, recent, past.newcomerRates, members)
      for (const horizon of [7, 28]) {
        const scores = pastScores(past, morning, horizon)
        for (const name of orderingNames) {
          if (name === 'oracle') continue
          const list = history.lists[past.known.list[members[0]!]!]!
          const places = firstPlaces(scores[name], members.length)
          orderings[`${list} ${horizon} ${name}`] = Array.from(places, (row) => history.products[members[row]!]!)
        }
      }
    }
  }
  walkForward(history, { days: [...days, day - shift], horizons: [7, 28], visit })
  return orderings
}

/** Other sales, other products, other lists and prices from a day on; the last day keeps a line, so that the days stay the same. */
function scrambled(lines: readonly SaleLine[], from: number, seed: number): SaleLine[] {
  const random = xoroshiro128plus(seed)
  const future = lines.filter(({ day }) => day >= from)
  return [
    ...lines.filter(({ day }) => day < from),
    ...future.map((line, at) => {
      const other = future[uniformInt(random, 0, future.length - 1)]!
      return {
        ...line,
        product: at % 5 === 0 ? `a new one ${uniformInt(random, 0, 30)}` : other.product,
        list: uniformInt(random, 0, 9) === 0 ? 'a new list' : other.list,
        units: uniformInt(random, -5, 500),
        revenue: uniformInt(random, -100, 1_000_000),
        price: uniformInt(random, 0, 1_000),
        stock: uniformInt(random, 0, 3),
        brand: `b${uniformInt(random, 0, 40)}`,
      }
    }),
  ]
}

test.each([
  [150, 1],
  [163, 2],
  [176, 3],
])('scrambling every sale from day %i on changes no ordering of that day', (day, seed) => {
  const lines = madeLines({ ...habits, seed }).map((line) => ({ ...line, stock: 5 }))
  const before = orderingsOn(lines, 20_000, day)
  expect(Object.keys(before)).toHaveLength(3 * 2 * (orderingNames.length - 1))
  expect(orderingsOn(scrambled(lines, 20_000 + day, seed), 20_000, day)).toEqual(before)
})

test('a sale of the day before does change orderings', () => {
  const lines = madeLines({ ...habits, seed: 4 })
  const day = 163
  const more = [...lines, { day: 20_000 + day - 1, product: 'p37', list: 'list 1', units: 900, revenue: 90_000 }]
  expect(orderingsOn(more, 20_000, day)).not.toEqual(orderingsOn(lines, 20_000, day))
})
