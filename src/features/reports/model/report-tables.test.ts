import { expect, test } from 'vitest'
import type { SalesPoint } from '../../../../contract/index.ts'
import { bands, categories, salesOf28Days, totals } from '../reports.fixtures.ts'
import { namedBySelf, sumOf } from './file-heads.fixtures.ts'
import {
  bandsFile,
  categoriesFile,
  categorySumsFile,
  salesTable,
  totalsFile,
  type BandHead,
  type CategorySumHead,
  type SalesHead,
  type TotalsHead,
} from './report-tables.ts'

const salesHeads = namedBySelf<SalesHead>(
  'day',
  'hour',
  'revenue',
  'units',
  'orders',
  'comparedDay',
  'revenueBefore',
  'unitsBefore',
  'ordersBefore',
)
test('the file of the curve adds up to the same as the curve, and a gap stays an empty cell', () => {
  const { heads, rows } = salesTable(salesOf28Days, salesHeads)
  const revenue = salesOf28Days.points.reduce((sum, point) => sum + (point.revenue ?? 0), 0)
  expect(sumOf(rows, heads.indexOf('revenue'))).toBeCloseTo(revenue / 100, 6)
  expect(rows.find((row) => row[heads.indexOf('revenue')] === null)?.[0]).toBe('2026-11-03')
  expect(heads).not.toContain('hour')
})

test('without a comparison there are no columns for it', () => {
  expect(salesTable({ ...salesOf28Days, compared: null }, salesHeads).heads).toEqual(['day', 'revenue', 'units', 'orders'])
})

test('there is no file of categories until those of past sales are known', () => {
  const fileOf = (pending: boolean) => categoriesFile({ ...categories, pending }, namedBySelf('day', 'all'), ({ name }) => name)
  expect(fileOf(true)).toBeNull()
  expect(fileOf(false)?.rows).toHaveLength(categories.steps.length)
})

test('in the file of hours each stands beside the same hour, also after the clocks were changed', () => {
  const pointsOf = (...days: readonly [day: string, hours: readonly number[]][]): SalesPoint[] =>
    days.flatMap(([day, hours]) =>
      hours.map((hour, nth) => ({
        ...salesOf28Days.points[0]!,
        at: `${day} ${nth}`,
        day,
        hour,
        units: Number(day.slice(-2)) * 100 + hour,
      })),
    )
  const all = Array.from({ length: 24 }, (_, hour) => hour)
  const { heads, rows } = salesTable(
    {
      ...salesOf28Days,
      from: '2026-03-28',
      to: '2026-03-30',
      by: 'hour',
      points: pointsOf(['2026-03-28', all], ['2026-03-29', all.filter((hour) => hour !== 2)], ['2026-03-30', all]),
      compared: { from: '2026-03-25', to: '2026-03-27', points: pointsOf(['2026-03-25', all], ['2026-03-26', all], ['2026-03-27', all]) },
    },
    salesHeads,
  )
  const row = rows.find(([day, hour]) => day === '2026-03-30' && hour === 10)!
  expect([row[heads.indexOf('comparedDay')], row[heads.indexOf('unitsBefore')]]).toEqual(['2026-03-27', 2710])
})

const totalsHeads = namedBySelf<TotalsHead>(
  'from',
  'to',
  'revenue',
  'units',
  'orders',
  'perOrder',
  'unitsPerOrder',
  'cameIn',
  'counted',
  'cancelled',
  'unpaid',
  'otherCurrency',
  'withoutProducts',
  'unreadable',
)

test('the file of the sums says how they come out of the orders, and holds what they are compared with where that is on show', () => {
  const { heads, rows } = totalsFile(totals, totalsHeads)
  const cell = (row: number, head: TotalsHead) => rows[row]![heads.indexOf(head)]
  expect(cell(0, 'revenue')).toBeCloseTo(totals.totals.revenue / 100, 6)
  const parts = (['counted', 'cancelled', 'unpaid', 'otherCurrency', 'withoutProducts'] as const).map((part) => Number(cell(0, part)))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cell(0, 'cameIn'))
  expect([cell(0, 'unreadable'), cell(1, 'unreadable')]).toEqual([0, 0])
  const { reconciliation: all } = totals.totals
  const lacking = totalsFile(
    { ...totals, totals: { ...totals.totals, reconciliation: { ...all!, unreadable: 1, unreadableOrders: ['v100-01'] } } },
    totalsHeads,
  )
  expect(lacking.rows[0]![heads.indexOf('unreadable')]).toBe(1)
  expect(lacking.rows[0]![heads.indexOf('cameIn')]).toBe(cell(0, 'cameIn'))
  expect(cell(1, 'from')).toBe(totals.compared!.from)
  const incomplete = totalsFile({ ...totals, compared: { ...totals.compared!, complete: false } }, totalsHeads)
  expect(incomplete.rows).toHaveLength(1)
  const filtered = totalsFile({ ...totals, totals: { ...totals.totals, reconciliation: null } }, totalsHeads)
  expect(filtered.heads).not.toContain('cancelled')
})

test('the file of the positions adds up to what was sold, with what had no known position', () => {
  const bandHeads = namedBySelf<BandHead>('position', 'fromPosition', 'toPosition', 'revenue', 'units', 'revenueBefore', 'unitsBefore')
  const nameOf = (band: { from: number } | null) => (band ? `from ${band.from}` : 'unknown')
  const { heads, rows } = bandsFile(bands, bandHeads, nameOf)!
  const all = [...bands.bands, bands.unplaced].reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)
  expect(sumOf(rows, heads.indexOf('revenue'))).toBeCloseTo(all / 100, 6)
  expect(rows.at(-1)!.slice(0, 3)).toEqual(['unknown', null, null])
  expect(bandsFile({ ...bands, compared: null }, bandHeads, nameOf)!.heads).not.toContain('revenueBefore')
  expect(bandsFile({ ...bands, pending: true }, bandHeads, nameOf)).toBeNull()
})

test('the file of the categories as a table has a row for each, with its share and its change', () => {
  const sumHeads = namedBySelf<CategorySumHead>(
    'id',
    'category',
    'units',
    'revenue',
    'shownShare',
    'unitsBefore',
    'revenueBefore',
    'change',
  )
  const { heads, rows } = categorySumsFile(categories, sumHeads, ({ name }) => name)!
  expect(rows.map(([id]) => id)).toEqual(categories.categories.map(({ id }) => id))
  const first = categories.categories[0]!
  expect(rows[0]![heads.indexOf('shownShare')]).toBeCloseTo(first.revenue / categories.all.revenue, 9)
  if (first.before) expect(rows[0]![heads.indexOf('change')]).toBeCloseTo(first.revenue / first.before.revenue - 1, 9)
  expect(categorySumsFile({ ...categories, pending: true }, sumHeads, ({ name }) => name)).toBeNull()
})
