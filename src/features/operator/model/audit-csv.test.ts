import { expect, test } from 'vitest'
import { auditCsv } from './audit-csv.ts'

test('the log becomes a table that no spreadsheet takes for formulas', () => {
  const heads = { when: 'When', who: 'Who', what: 'What', store: 'Store', address: 'From' }
  const line = { when: '2026-03-10T09:00:00Z', who: '=cmd()', what: 'Renamed “a” to "b"; c', store: '@shop', address: '10.0.0.1' }
  expect(auditCsv(heads, [line])).toBe(
    '\uFEFF"When";"Who";"What";"Store";"From"\r\n"2026-03-10T09:00:00Z";"\'=cmd()";"Renamed “a” to ""b""; c";"\'@shop";"10.0.0.1"\r\n',
  )
})
