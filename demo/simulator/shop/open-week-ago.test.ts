import { expect, test } from 'vitest'
import { openWeekAgo, readShop } from './index.ts'

const dayOf = (minute: number): number => Math.floor(minute / 1_440)

test('the demo shop sold something a week ago, whatever day today is', async () => {
  const { sales } = await readShop('2026-11-23')
  const open = openWeekAgo(sales)
  const last = dayOf(open.minute.at(-1)!)
  const of = (day: number) => [...open.minute.keys()].filter((line) => dayOf(open.minute[line]!) === day)
  const [before, weekAgo] = [of(last - 7), of(last - 6)]
  expect(weekAgo.length).toBeGreaterThan(100)
  expect(weekAgo.map((line) => open.revenue[line])).toEqual(before.map((line) => open.revenue[line]))
  expect(open.minute).toEqual(open.minute.toSorted())
  const known = new Set(sales.order)
  expect(weekAgo.filter((line) => known.has(open.order[line]!))).toEqual([])
  expect(openWeekAgo(open)).toBe(open)
})
