import { strict as assert } from 'node:assert'
import { readShop } from '../demo/simulator/shop/index.ts'
import { backtest, type BacktestResult } from '../server/intelligence/backtest.ts'
import { historyOf, madeLines } from '../server/intelligence/made-shop.fixtures.ts'
import { type SalesHistory, SalesHistoryBuilder } from '../server/intelligence/sales-history.ts'
import { type Row, spread } from './measure.ts'

const settings = { days: [7, 28], first: [24], every: 7 }

/** The demo shop's year, its categories as lists. */
async function giftShop(): Promise<SalesHistory> {
  const { sales, products, categories } = await readShop('2026-01-01')
  const known = new Map(products.map((product) => [product.id, product]))
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const builder = new SalesHistoryBuilder()
  sales.minute.forEach((minute, line) => {
    const { id, categoryId, brandId } = known.get(sales.product[line]!)!
    builder.add({
      day: Math.floor(minute / 1_440),
      product: String(id),
      list: names.get(categoryId)!,
      brand: String(brandId),
      units: sales.units[line]!,
      revenue: sales.revenue[line]! / 100,
    })
  })
  return builder.finish()
}

const shops: Readonly<Record<string, { history: () => Promise<SalesHistory> | SalesHistory; closes: number }>> = {
  'the gift shop': { history: giftShop, closes: 0.05 },
  'a generated shop whose products each have their season': {
    history: () =>
      historyOf(madeLines({ seed: 11, days: 500, lists: 6, productsOfList: 120, linesOfDay: 500, season: 0.8, arrivals: true })),
    closes: 0,
  },
  'a generated shop that sells slowly': {
    history: () => historyOf(madeLines({ seed: 12, days: 500, lists: 6, productsOfList: 120, linesOfDay: 25, arrivals: true })),
    closes: 0,
  },
}

/** Shares of one horizon: what is missing to the oracle, beside what the best simple ordering misses. */
function missed(result: BacktestResult, shop: string, days: number, closes: number): Row {
  const shareOf = (ordering: string) => result.figures().find((figure) => figure.ordering === ordering && figure.days === days)!
  const simple = result.bestSimple(days, 24)
  const oracle = shareOf('oracle')
  assert.ok(oracle.cases > 0 && oracle.cases === shareOf('samara').cases, 'both orderings are measured on the same cases')
  const gap = (ordering: string): number => oracle.share - shareOf(ordering).share
  return {
    work: `${shop}: revenue of the next ${days} days that the first 24 places miss, in ten-thousandths, beside the oracle (${oracle.share.toFixed(4)}), by samara (${shareOf('samara').share.toFixed(4)}), in ${oracle.cases} cases`,
    figure: spread([Math.round(gap('samara') * 1e4)]),
    beside: `by ${simple} (${shareOf(simple).share.toFixed(4)}), the best simple ordering`,
    reference: spread([Math.round(gap(simple) * 1e4)]),
    reach: 1 - closes,
    unit: 'count',
  }
}

/**
 * Magic ordering: how much of what lies between the best simple ordering and the future itself the model closes. Shares in ten-thousandths.
 */
export async function benchMagic(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [shop, { history, closes }] of Object.entries(shops)) {
    const result = backtest(await history(), settings)
    rows.push(...settings.days.map((days) => missed(result, shop, days, closes)))
  }
  return rows
}
