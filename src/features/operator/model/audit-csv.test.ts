import { expect, test } from 'vitest'
import { auditCsv } from './audit-csv.ts'

const heads = { when: 'When', who: 'Who', what: 'What', store: 'Store', address: 'From' }
const head = '\uFEFF"When";"Who";"What";"Store";"From"\r\n'

test('the log becomes a table that no spreadsheet takes for formulas', async () => {
  const line = { when: '2026-03-10T09:00:00Z', who: '=cmd()', what: 'Renamed “a” to "b"; c', store: '@shop', address: '10.0.0.1' }
  const { parts, events } = await auditCsv(
    heads,
    async () => ({ rows: [line], next: null }),
    (entry) => entry,
  )
  expect(events).toBe(1)
  expect(parts.join('')).toBe(`${head}"2026-03-10T09:00:00Z";"'=cmd()";"Renamed “a” to ""b""; c";"'@shop";"10.0.0.1"\r\n`)
})

test('a log of several parts is written to its last event, each once and in its sequence', async () => {
  const log = Array.from({ length: 10 }, (_, nth) => nth)
  const read = async (cursor: string | null) => {
    const from = Number(cursor ?? 0)
    return { rows: log.slice(from, from + 4), next: from + 4 < log.length ? String(from + 4) : null }
  }
  const { parts, events } = await auditCsv(heads, read, (nth) => ({ when: String(nth), who: '', what: '', store: '', address: '' }))
  expect(events).toBe(10)
  expect(parts).toHaveLength(4)
  expect(parts.join('').slice(head.length)).toBe(log.map((nth) => `"${nth}";"";"";"";""\r\n`).join(''))
})

test('an empty log is a table with its heads alone', async () => {
  const { parts, events } = await auditCsv(
    heads,
    async () => ({ rows: [], next: null }),
    () => heads,
  )
  expect([parts.join(''), events]).toEqual([head, 0])
})
