import { expect, test } from 'vitest'
import type { DemandModel } from './demand-model.ts'
import { foretell, JudgedPast, JudgedPasts } from './judged-past.ts'
import { KnownSales } from './known-sales.ts'
import { logitWidth } from './list-features.ts'
import { ListMorning } from './list-morning.ts'
import { historyOf } from './made-shop.fixtures.ts'
import { recentSales } from './recent-sales.ts'
import type { SaleLine, SalesHistory } from './sales-history.ts'

const products = Array.from({ length: 20 }, (_, nth) => `p${String(nth).padStart(2, '0')}`)

/** Each product sells the same every day; the later in the alphabet, the more. */
const steady = (days: number): SaleLine[] =>
  Array.from({ length: days }, (_, day) =>
    products.map((product, nth) => ({ day, product, list: 'mugs', units: 1 + nth, revenue: 10 * (1 + nth) })),
  ).flat()

const listsOn = (known: KnownSales, history: SalesHistory): ListMorning[] =>
  known
    .members()
    .map((members) => new ListMorning(known, recentSales(history, known.day), new Float64Array(history.products.length), members))

/** A model that knows nothing. */
const model: DemandModel = {
  horizon: 28,
  logit: { mean: new Float64Array(logitWidth), spread: new Float64Array(logitWidth).fill(1), weights: new Float64Array(logitWidth) },
  trees: { start: 0, trees: [] },
}

/** What is chosen on a day, where the parts of the model foretell by these scores of the products by number. */
function chosenOn(day: number, scores: { all: (product: number) => number; trees: (product: number) => number }) {
  const history = historyOf(steady(400))
  const known = new KnownSales(history)
  const judged = new JudgedPast(history, 28)
  for (let morning = 91; morning < day; morning += 7) {
    known.advanceTo(morning)
    const lists = listsOn(known, history)
    judged.take(
      morning,
      lists.flatMap((list) =>
        foretell(list, [{ all: Float64Array.from(list.members, scores.all), trees: Float64Array.from(list.members, scores.trees) }]),
      ),
    )
  }
  return judged.choose(day)
}

const right = (product: number): number => product
const wrong = (product: number): number => -product

test('what foretold better beyond doubt is chosen: the trees, or a simple ordering', () => {
  expect(chosenOn(300, { all: wrong, trees: right })).toMatchObject({ basis: 'model', part: 'trees', cases: 26 })
  const { basis, share, simpleShare } = chosenOn(300, { all: wrong, trees: wrong })
  expect(basis).not.toBe('model')
  expect(share).toBe(simpleShare)
})

test('the whole model stays where nothing was better', () => {
  const { basis, part, share, simpleShare } = chosenOn(300, { all: right, trees: right })
  expect({ basis, part }).toEqual({ basis: 'model', part: 'all' })
  expect(share).toBeCloseTo(simpleShare, 12)
})

test('before outcomes of two horizons are known the model is trusted', () => {
  expect(chosenOn(119, { all: wrong, trees: right })).toMatchObject({ basis: 'model', part: 'all', cases: 1 })
  expect(chosenOn(91 + 28 + 6 * 7, { all: wrong, trees: right })).toMatchObject({ part: 'all', cases: 7 })
  expect(chosenOn(91 + 28 + 7 * 7, { all: wrong, trees: right })).toMatchObject({ part: 'trees', cases: 8 })
})

test('lists in which nothing was sold, and short ones, decide nothing', () => {
  const history = historyOf([
    ...products.map((product) => ({ day: 0, product, list: 'unsold', units: 0, revenue: 0 })),
    ...Array.from({ length: 300 }, (_, day) => ({ day, product: 'alone', list: 'short', units: 1, revenue: 5 })),
  ])
  const known = new KnownSales(history)
  const judged = new JudgedPasts(history, [28])
  for (let morning = 91; morning < 250; morning += 7) {
    known.advanceTo(morning)
    judged.take(known, known.members(), new Float64Array(products.length + 1), new Map([[28, model]]))
  }
  expect(judged.choose(28, 300)).toEqual({ basis: 'model', part: 'all', cases: 0, share: 0, simpleShare: 0 })
})
