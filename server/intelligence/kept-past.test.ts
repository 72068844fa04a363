import { expect, test } from 'vitest'
import { noRules, presetWeights } from '../../contract/index.ts'
import { keepPast, revisitPast } from './kept-past.ts'
import { testLists } from './list-backtest.ts'
import { historyOf, madeLines } from './made-shop.fixtures.ts'
import { ListMorning } from './list-morning.ts'
import { recentSales } from './recent-sales.ts'
import type { SaleLine, SalesHistory } from './sales-history.ts'
import { demandScores, walkForward } from './walk-forward.ts'

const horizons = [7, 28]
const lines = madeLines({ seed: 5, days: 220, lists: 3, productsOfList: 40, linesOfDay: 60, season: 0.5, arrivals: true })
const settings = { horizons, mornings: 8 }

/** What each product of a list is expected to sell, by its name, on each morning; of the mornings before a day alone. */
function foretold(history: SalesHistory, past: ReturnType<typeof keepPast>, list: string): Record<string, Record<string, number>> {
  const all: Record<string, Record<string, number>> = {}
  revisitPast(history, past, (morning, week) => {
    const recent = recentSales(history, morning.known.day)
    for (const members of morning.lists) {
      if (history.lists[morning.known.list[members[0]!]!] !== list) continue
      const scores = demandScores(morning, new ListMorning(morning.known, recent, morning.newcomerRates, members), 28)
      all[String(past.mornings[week]!.day)] = Object.fromEntries(
        Array.from(members, (product, row) => [history.products[product]!, scores[row]!]),
      )
    }
  })
  return all
}

test('a kept past says of one list alone what the walk through the whole shop said', () => {
  const history = historyOf(lines)
  const past = keepPast(history, settings)
  expect(past.mornings).toHaveLength(8)
  const alone = historyOf(lines.filter(({ list }) => list === 'list 1'))
  const here = foretold(alone, past, 'list 1')
  const whole = foretold(history, past, 'list 1')
  expect(Object.keys(here)).toEqual(Object.keys(whole))
  for (const [day, scores] of Object.entries(whole))
    for (const [product, score] of Object.entries(scores)) expect(here[day]![product]).toBeCloseTo(score, 9)
})

test('what is kept is what a walk knows on the same mornings', () => {
  const history = historyOf(lines)
  const past = keepPast(history, settings)
  const days = past.mornings.map(({ day }) => day - history.firstDay)
  const walked: (string | undefined)[] = []
  walkForward(history, {
    days,
    horizons,
    judgedFrom: Math.max(0, days[0]! - 112),
    trainedEvery: 56,
    visit: ({ choiceOf }) => void walked.push(choiceOf(28)?.basis),
  })
  expect(past.mornings.map(({ choices }) => choices[1]?.basis)).toEqual(walked)
})

/** Shares that a configuration would have had on each morning before a day. */
function sharesBefore(some: readonly SaleLine[], day: number): number[][] {
  const history = historyOf(some)
  const past = keepPast(history, settings)
  const members = Int32Array.from(history.products.keys()).filter((product) => /^p\d+$/.test(history.products[product]!))
  const list = { members, rules: noRules, present: members, published: [] }
  const tested = testLists(history, past, [list], { weights: presetWeights.balanced, rules: null, exploring: { share: 20, seed: 4 } })
  return tested
    .of(7)
    .all.filter(({ week }) => past.mornings[week]!.day + 7 <= day)
    .map(({ shares }) => [...shares])
}

test('scrambling every sale from a day on changes no share of the mornings whose outcome lies before it', () => {
  const day = 20_000 + 190
  const scrambled = lines.map((line, at) => (line.day < day ? line : { ...line, revenue: (at * 7_919) % 100_000, units: at % 50 }))
  const before = sharesBefore(lines, day)
  expect(before.length).toBeGreaterThan(2)
  expect(sharesBefore(scrambled, day)).toEqual(before)
})
