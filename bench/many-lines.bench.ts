import assert from 'node:assert/strict'
import { categoriesTable, compactType, productsTable, salesByBand, salesByHour, salesByRange, totalSales } from '../contract/index.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { assembleSamara } from '../server/testing/assemble.ts'
import { type Duck, openDuck } from './many-lines/duckdb.ts'
import { places, readLoaded, shape } from './many-lines/shop.ts'
import { type Row, type Spread, spread, time } from './measure.ts'

const ranges = 40
const limit = 300

interface Days {
  from: string
  to: string
}

const dayOf = (number: number): string => new Date(Date.parse(shape.lastDay) - number * 86_400_000).toISOString().slice(0, 10)

/** Ranges from one day to all three years, spread evenly over their logarithms; the same in every run. */
const chosenRanges: readonly Days[] = Array.from({ length: ranges }, (_, nth) => {
  const days = Math.max(1, Math.round(shape.days ** (nth / (ranges - 1))))
  const back = Math.floor((((nth * 7_919) % 997) / 997) * (shape.days - days))
  return { from: dayOf(back + days - 1), to: dayOf(back) }
})

const percentile95 = (times: readonly number[]): Spread => {
  const sorted = [...times].sort((left, right) => left - right)
  return spread([sorted[Math.ceil(sorted.length * 0.95) - 1]!])
}

/** What a report reads, and the same by DuckDB on the bare lines. */
interface Work {
  name: string
  ours: (days: Days) => Promise<unknown>
  /** Null where the bare lines do not know it. */
  peer: ((between: string) => string) | null
}

async function measure({ name, ours, peer }: Work, duck: Duck, what: string): Promise<Row[]> {
  const times = { ours: [] as number[], peer: [] as number[] }
  for (const days of chosenRanges) {
    const between = `from lines where day between '${days.from}' and '${days.to}'`
    times.ours.push(await time(() => ours(days)))
    if (peer) times.peer.push(await time(() => duck.rows(peer(between))))
  }
  const figure = percentile95(times.ours)
  const work = `${name}, 95th percentile of ${ranges} ranges of up to three years: ${what}`
  return [
    { work, figure, beside: 'limit', reference: limit, reach: 1 },
    ...(peer ? [{ work, figure, beside: 'DuckDB on the bare lines', reference: percentile95(times.peer), reach: 1 }] : []),
  ]
}

/** Reports over the shop that `npm run bench:lines` made, beside DuckDB on the same lines. */
export async function benchManyLines(): Promise<Row[]> {
  const loaded = await readLoaded()
  if (loaded === null) throw new Error('There are no lines yet: npm run bench:lines makes them, once.')
  const postgres = await startEmbeddedPostgres({ directory: places.postgres, log: () => undefined })
  const duck = await openDuck(places.duckdb)
  try {
    const samara = await assembleSamara(postgres.url, { checkReplies: false })
    samara.clock.set(shape.lookedAt)
    const call =
      (
        endpoint: typeof salesByRange | typeof totalSales | typeof categoriesTable | typeof salesByHour | typeof salesByBand,
        more: object = {},
      ) =>
      (days: Days) =>
        samara.call(endpoint, { query: { store: shape.store, ...days, ...more } }, shape.person)
    const products =
      (filter: object = {}) =>
      (days: Days) =>
        samara.call(productsTable, { query: { store: shape.store, ...days, ...filter } }, shape.person, {
          headers: { accept: compactType },
        })
    const compared = { compare: 'previousPeriod' } as const
    const category = { categories: '3' }
    /** A part of the store, and what its bare lines are. */
    const partly = (name: string, filter: object, condition: string): Work[] => [
      {
        name: `sales by day of ${name}`,
        ours: call(salesByRange, filter),
        peer: (between) => `select day, sum(units), sum(revenue) ${between} and ${condition} group by day order by day`,
      },
      {
        name: `totals of ${name}`,
        ours: call(totalSales, filter),
        peer: (between) => `select count(*), sum(units), sum(revenue) ${between} and ${condition}`,
      },
      {
        name: `every product of ${name}`,
        ours: products(filter),
        peer: (between) => `select product, sum(units), sum(revenue) ${between} and ${condition} group by product order by 3 desc`,
      },
      { name: `sales by hour of the day of ${name}`, ours: call(salesByHour, filter), peer: null },
    ]
    const [longest] = chosenRanges.slice(-1) as [Days]
    const { totals } = (await samara.call(totalSales, { query: { store: shape.store, ...longest } }, shape.person)).data
    const [[revenue]] = (await duck.rows(
      `select sum(revenue)::varchar from lines where day between '${longest.from}' and '${longest.to}'`,
    )) as [[string]]
    assert.equal(String(totals.revenue), revenue, 'both sides count the same')
    const what = `${loaded.lines.toLocaleString('en')} lines`
    const works: Work[] = [
      {
        name: 'sales by day',
        ours: call(salesByRange),
        peer: (between) => `select day, sum(units), sum(revenue) ${between} group by day order by day`,
      },
      { name: 'totals', ours: call(totalSales), peer: (between) => `select count(*), sum(units), sum(revenue) ${between}` },
      {
        name: 'categories by day',
        ours: call(categoriesTable),
        peer: (between) => `select category, day, sum(units), sum(revenue) ${between} group by category, day`,
      },
      {
        name: 'every product',
        ours: products(),
        peer: (between) => `select product, sum(units), sum(revenue) ${between} group by product order by 3 desc`,
      },
      { name: 'sales by day beside the days before', ours: call(salesByRange, compared), peer: null },
      { name: 'sales by hour of the day', ours: call(salesByHour), peer: null },
      { name: 'sales by band of positions', ours: call(salesByBand), peer: null },
      ...partly('a category', category, 'category = 3'),
      { name: 'sales of a category by band of positions', ours: call(salesByBand, category), peer: null },
      ...partly('a brand', { brands: '7' }, 'product % 100 = 6'),
    ]
    const rows: Row[] = []
    for (const work of works) rows.push(...(await measure(work, duck, what)))
    await samara.close()
    return rows
  } finally {
    duck.close()
    await postgres.stop()
  }
}
