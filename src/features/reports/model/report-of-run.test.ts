import { expect, test } from 'vitest'
import { reportOfRun } from './report-of-run.ts'
import { requestedReportOf } from './requested-report.ts'

const id = '0b1c8a52-6f0e-4d3a-9a57-000000000001'
const madrid = { store: 'gifts', timeZone: 'Europe/Madrid' }

test('a run is shown with its publications, by the days of the store, from four weeks before it to today', () => {
  const address = reportOfRun({ id, requestedAt: '2026-03-09T23:30:00Z' }, madrid, Date.parse('2026-03-31T10:00:00Z'))
  expect(address.get('store')).toBe('gifts')
  expect(requestedReportOf(address)).toMatchObject({ tab: 'publications', run: id, days: { from: '2026-02-10', to: '2026-03-31' } })
})
