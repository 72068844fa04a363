import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productColumns } from './product-columns.ts'
import { categoryColumns, publicationColumns } from './report-sort.ts'
import {
  daysOf,
  hasUnreadDays,
  reportAddress,
  reportTabs,
  requestedReportOf,
  stepOf,
  stepsFor,
  type RequestedReport,
} from './requested-report.ts'

const day = fc
  .date({ min: new Date('2022-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 8 })
const view: fc.Arbitrary<RequestedReport> = fc.record({
  days: fc.option(fc.tuple(day, day).map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }))),
  comparison: fc.constantFrom('none', 'previousPeriod', 'sameDaysLastYear'),
  measure: fc.constantFrom('money', 'quantity'),
  by: fc.option(fc.constantFrom('hour', 'day', 'week')),
  tab: fc.constantFrom(...reportTabs),
  filter: fc.record({ categories: numbers, brands: numbers, collection: fc.option(fc.integer({ min: 1, max: 999 })) }),
  drawn: fc.option(numbers),
  search: fc.string(),
  run: fc.option(fc.uuid()),
  columns: fc.option(fc.subarray([...productColumns], { minLength: 1 })),
  hidden: fc.option(fc.subarray([...productColumns])),
  sort: fc.option(fc.record({ column: fc.constantFrom(...productColumns), direction: fc.constantFrom('ascending', 'descending') })),
  categorySort: fc.option(
    fc.record({ column: fc.constantFrom(...categoryColumns), direction: fc.constantFrom('ascending', 'descending') }),
  ),
  publicationSort: fc.option(
    fc.record({ column: fc.constantFrom(...publicationColumns), direction: fc.constantFrom('ascending', 'descending') }),
  ),
  open: fc.option(fc.uuid()),
})

test('an address carries the whole view, and leaves what is not of the report alone', () => {
  fc.assert(
    fc.property(view, (requested) => {
      const address = new URLSearchParams(reportAddress(new URLSearchParams('store=gifts&from=x'), requested).toString())
      expect(address.get('store')).toBe('gifts')
      expect(requestedReportOf(address)).toEqual(requested)
    }),
  )
})

test('a run that is none is as if it were not there', () => {
  expect(requestedReportOf(new URLSearchParams('run=7')).run).toBeNull()
})

test.each([
  ['from=2026-02-29&to=2026-03-01'],
  ['from=2026-03-02&to=2026-03-01'],
  ['from=2016-03-02&to=2026-03-01'],
  ['from=2026-03-02'],
  ['from=yesterday&to=today'],
])('days that cannot be (%s) are the usual ones', (address) => {
  expect(requestedReportOf(new URLSearchParams(address)).days).toBeNull()
  expect(hasUnreadDays(new URLSearchParams(address))).toBe(true)
  expect(hasUnreadDays(reportAddress(new URLSearchParams(address), requestedReportOf(new URLSearchParams(address))))).toBe(false)
})

test('what cannot be read is as if it were not there', () => {
  const requested = requestedReportOf(
    new URLSearchParams('compare=moon&by=second&category=5,x,-3,5&sort=units.sideways&draw=&columns=moon&hidden=stock,moon'),
  )
  expect(requested).toMatchObject({ comparison: 'previousPeriod', by: null, sort: null, drawn: [], columns: null, hidden: ['stock'] })
  expect(requestedReportOf(new URLSearchParams('sort=moon.ascending')).sort).toBeNull()
  expect(requested.filter.categories).toEqual([5])
})

test('the usual days are the last 28 whole ones', () => {
  expect(daysOf({ days: null }, '2026-11-21')).toEqual({ from: '2026-10-24', to: '2026-11-20' })
})

test('a range that goes on into the future ends today; one that is still to come stays as it is', () => {
  const on = (from: string, to: string) => daysOf({ days: { from, to } }, '2026-11-30')
  expect(on('2026-11-29', '2027-02-01')).toEqual({ from: '2026-11-29', to: '2026-11-30' })
  expect(on('2026-11-01', '2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(on('2026-12-01', '2026-12-02')).toEqual({ from: '2026-12-01', to: '2026-12-02' })
})

test('how finely days are shown follows their number, and what was asked for where it can be', () => {
  const from = (count: number) => ({ from: '2026-01-01', to: new Date(Date.UTC(2026, 0, count)).toISOString().slice(0, 10) })
  expect([1, 2, 184, 185].map((count) => stepOf({ by: null }, from(count)))).toEqual(['hour', 'day', 'day', 'week'])
  expect(stepOf({ by: 'day' }, from(1_096))).toBe('day')
  expect(stepOf({ by: 'hour' }, from(63))).toBe('day')
  expect(stepsFor(from(1))).toEqual(['hour'])
  expect(stepsFor(from(63))).toEqual(['day', 'week'])
})
