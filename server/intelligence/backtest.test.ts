import { expect, test } from 'vitest'
import { backtest, orderingNames } from './backtest.ts'
import { scoresWithoutModel, trainDemandModel } from './demand-model.ts'
import { KnownSales } from './known-sales.ts'
import { historyOf, madeLines } from './made-shop.fixtures.ts'
import { newcomerRates } from './newcomers.ts'
import type { SaleLine, SalesHistory } from './sales-history.ts'
import { trainingDay, type TrainingDay } from './training-weeks.ts'

const settings = { days: [7, 28], first: [6, 12], every: 7 }
const usual = { seed: 1, days: 200, lists: 2, productsOfList: 40, linesOfDay: 50 }

test('every ordering has a share of each depth, no ordering beats the future, and greater depths hold more', () => {
  const result = backtest(historyOf(madeLines(usual)), settings)
  const figures = result.figures()
  expect(figures).toHaveLength((orderingNames.length - 1) * 2 * 2)
  for (const { ordering, days, first, share, low, high, cases } of figures) {
    const oracle = figures.find((other) => other.ordering === 'oracle' && other.days === days && other.first === first)!
    const deeper = figures.find((other) => other.ordering === ordering && other.days === days && other.first === 12)!
    expect(share).toBeLessThanOrEqual(oracle.share)
    expect(share).toBeLessThanOrEqual(deeper.share)
    expect(low).toBeLessThanOrEqual(share)
    expect(share).toBeLessThanOrEqual(high)
    expect(cases).toBe(days === 7 ? 2 * 14 : 2 * 11)
  }
  expect(result.lists(7)).toEqual(['list 0', 'list 1'])
  expect(result.figures('list 0').every(({ cases }) => cases === 14 || cases === 11)).toBe(true)
  expect(result.verdict(7, 'price', 'oracle')?.says).toBe('worse')
  expect(result.verdict(7, 'oracle', 'newest')?.says).toBe('better')
  expect(result.verdict(7, 'samara', 'samara')?.says).toBe('undecided')
})

test('days in another sequence give the same figures', () => {
  const lines = madeLines({ ...usual, days: 150 })
  const backwards = lines.toSorted((left, right) => right.day - left.day)
  expect(backtest(historyOf(backwards), settings).figures()).toEqual(backtest(historyOf(lines), settings).figures())
})

test('an ordering by stock is shown where the stock is known', () => {
  const lines = madeLines({ ...usual, days: 110 })
  const namesOf = (some: SaleLine[]) =>
    new Set(
      backtest(historyOf(some), settings)
        .figures()
        .map(({ ordering }) => ordering),
    )
  expect(namesOf(lines)).toEqual(new Set(orderingNames.filter((name) => name !== 'clear-stock')))
  expect(namesOf(lines.map((each) => ({ ...each, stock: 9 })))).toEqual(new Set(orderingNames))
})

const line = (day: number, product: string, revenue: number, more: Partial<SaleLine> = {}): SaleLine => ({
  day,
  product,
  list: 'mugs',
  units: 1,
  revenue,
  ...more,
})

test.each<[string, SaleLine[]]>([
  ['no sales', []],
  ['sales of one day', [line(5, 'a', 3), line(5, 'b', 2)]],
  ['one product', Array.from({ length: 200 }, (_, day) => line(day, 'a', 2))],
])('%s give no case', (_, lines) => expect(backtest(historyOf(lines), settings).figures()).toEqual([]))

const many = (change: (line: SaleLine, at: number) => SaleLine): SaleLine[] => madeLines({ ...usual, days: 160 }).map(change)

test.each<[string, SaleLine[]]>([
  ['negative sums', many((each, at) => (at % 3 === 0 ? { ...each, units: -1, revenue: -40 } : each))],
  ['nothing but returns', many((each) => ({ ...each, units: -1, revenue: -4 }))],
  ['huge sums', many((each, at) => (at % 50 === 0 ? { ...each, revenue: 1e12 } : each))],
  ['all sold out', many((each) => ({ ...each, stock: 0 }))],
  ['prices of zero', many((each) => ({ ...each, price: 0 }))],
  ['lists that changed', many((each) => (each.day > 20_080 ? { ...each, list: 'list 1' } : each))],
])('%s give shares between nothing and all', (_, lines) => {
  for (const { share, low, high } of backtest(historyOf(lines), settings).figures()) {
    for (const figure of [share, low, high]) expect(figure).toSatisfy((value: number) => value >= 0 && value <= 1)
  }
})

/** What is known on a morning, and the days that were taken down until then. */
function knownOn(history: SalesHistory, day: number) {
  const known = new KnownSales(history)
  const taken: TrainingDay[] = []
  for (let past = 28; past < day; past += 7) {
    known.advanceTo(past)
    taken.push(trainingDay(known, known.members(), newcomerRates(known, known.members())))
  }
  known.advanceTo(day)
  return { known, taken, rates: newcomerRates(known, known.members()) }
}

test('below 90 days of sales nothing is trained', () => {
  const history = historyOf(madeLines(usual))
  const { taken } = knownOn(history, 91)
  expect(trainDemandModel(history, taken, 7, 89)).toBeNull()
  expect(trainDemandModel(history, taken, 7, 90)).not.toBeNull()
  expect(trainDemandModel(history, taken.slice(0, 3), 7, 90)).toBeNull()
})

test('without a model a product stands by what it sells a day, and a new one by what new ones bring', () => {
  const history = historyOf([
    ...Array.from({ length: 60 }, (_, day) => line(day, 'steady', 2)),
    ...Array.from({ length: 10 }, (_, day) => line(50 + day, 'young and strong', 9)),
    line(0, 'long forgotten', 1),
    line(59, 'unsold', 0, { units: 0 }),
  ])
  const { known, rates } = knownOn(history, 60)
  const members = known.members()[0]!
  const scores = scoresWithoutModel(known, members, rates)
  const names = Array.from(members, (product) => history.products[product]!)
  const inOrder = names.toSorted((left, right) => scores[names.indexOf(right)]! - scores[names.indexOf(left)]!)
  expect(inOrder).toEqual(['young and strong', 'steady', 'unsold', 'long forgotten'])
})

test('days on which a product was sold out are no days on which nobody wanted it', () => {
  const sales = (product: string, stockAfter: number) => [
    ...Array.from({ length: 30 }, (_, day) => line(day, product, 3, { stock: 9 })),
    line(30, product, 3, { stock: stockAfter }),
  ]
  const history = historyOf([...sales('sold out', 0), ...sales('unwanted', 9), line(70, 'other', 1, { stock: 4 })])
  const { known, rates } = knownOn(history, 60)
  const members = known.members()[0]!
  const scores = scoresWithoutModel(known, members, rates)
  const scoreOf = (name: string): number => scores[Array.from(members).indexOf(history.products.indexOf(name))]!
  expect(scoreOf('sold out')).toBeGreaterThan(1.5 * scoreOf('unwanted'))
})

test('a new product is expected to sell like earlier new ones of its brand and price', () => {
  const history = historyOf([
    ...['a1', 'a2', 'a3'].flatMap((product) =>
      Array.from({ length: 28 }, (_, day) => line(day, product, 20, { brand: 'loved', price: 20 })),
    ),
    ...['b1', 'b2', 'b3'].flatMap((product) => [line(0, product, 5, { brand: 'plain', price: 5 })]),
    line(29, 'new of the loved brand', 0, { units: 0, brand: 'loved', price: 20 }),
    line(29, 'new of the plain brand', 0, { units: 0, brand: 'plain', price: 5 }),
  ])
  const { rates } = knownOn(history, 30)
  const rateOf = (name: string): number => rates[history.products.indexOf(name)]!
  expect(rateOf('new of the loved brand')).toBeGreaterThan(1.3 * rateOf('new of the plain brand'))
  expect(rateOf('new of the plain brand')).toBeGreaterThan(0)
})
