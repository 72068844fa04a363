import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'
import { readTime } from './read-time.ts'
import { instantsOf, offsetWritten, stepTime, wallTimeOf } from './zoned-time.ts'

const london = 'Europe/London'
const saoPaulo = 'America/Sao_Paulo'

test('in winter London shows UTC, in summer an hour more', () => {
  expect(instantsOf({ day: '2026-11-27', time: '09:00' }, london)).toEqual({ kind: 'once', instant: '2026-11-27T09:00:00Z' })
  expect(instantsOf({ day: '2026-07-27', time: '09:00' }, london)).toEqual({ kind: 'once', instant: '2026-07-27T08:00:00Z' })
})

test('the hour that London skips in March is never, and means an hour later', () => {
  expect(instantsOf({ day: '2026-03-29', time: '00:59' }, london)).toEqual({ kind: 'once', instant: '2026-03-29T00:59:00Z' })
  expect(instantsOf({ day: '2026-03-29', time: '01:30' }, london)).toEqual({
    kind: 'never',
    instead: '2026-03-29T01:30:00Z',
    insteadTime: { day: '2026-03-29', time: '02:30' },
  })
  expect(instantsOf({ day: '2026-03-29', time: '02:00' }, london)).toEqual({ kind: 'once', instant: '2026-03-29T01:00:00Z' })
})

test('the hour that London repeats in October comes twice', () => {
  expect(instantsOf({ day: '2026-10-25', time: '01:30' }, london)).toEqual({
    kind: 'twice',
    first: '2026-10-25T00:30:00Z',
    second: '2026-10-25T01:30:00Z',
  })
  expect(instantsOf({ day: '2026-10-25', time: '00:59' }, london)).toEqual({ kind: 'once', instant: '2026-10-24T23:59:00Z' })
  expect(instantsOf({ day: '2026-10-25', time: '02:00' }, london)).toEqual({ kind: 'once', instant: '2026-10-25T02:00:00Z' })
})

test('São Paulo skipped the first hour of a day, and repeated the last one', () => {
  expect(instantsOf({ day: '2018-11-04', time: '00:15' }, saoPaulo)).toEqual({
    kind: 'never',
    instead: '2018-11-04T03:15:00Z',
    insteadTime: { day: '2018-11-04', time: '01:15' },
  })
  expect(instantsOf({ day: '2019-02-16', time: '23:30' }, saoPaulo)).toEqual({
    kind: 'twice',
    first: '2019-02-17T01:30:00Z',
    second: '2019-02-17T02:30:00Z',
  })
})

test('since 2019 São Paulo changes no more', () => {
  expect(instantsOf({ day: '2026-11-01', time: '00:15' }, saoPaulo)).toEqual({ kind: 'once', instant: '2026-11-01T03:15:00Z' })
})

test.each([london, saoPaulo, 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
  'every minute in %s is found again from what the clock shows',
  (timeZone) => {
    const minutes = fc.integer({ min: Date.UTC(2015, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, (count) => {
        const instant = new Date(count * 60_000).toISOString().replace('.000Z', 'Z')
        const found = instantsOf(wallTimeOf(instant, timeZone), timeZone)
        expect(found.kind === 'once' ? [found.instant] : found.kind === 'twice' ? [found.first, found.second] : []).toContain(instant)
      }),
    )
  },
)

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['930', '09:30'],
  ['1730', '17:30'],
  ['9:05', '09:05'],
  ['9.05', '09:05'],
  ['9h30', '09:30'],
  ['9 h', '09:00'],
  ['9 pm', '21:00'],
  ['12 am', '00:00'],
  ['12:15 p. m.', '12:15'],
  ['24:00', null],
  ['9:75', null],
  ['13 pm', null],
  ['pronto', null],
  ['', null],
])('%j is read as the time %s', (text, time) => expect(readTime(text)).toBe(time))

test.each([
  ['es', '24/11/2026', '2026-11-24'],
  ['es', '24-11', '2026-11-24'],
  ['es', '3.1', '2027-01-03'],
  ['es', '24 nov', '2026-11-24'],
  ['es', '24 de noviembre de 2027', '2027-11-24'],
  ['es', 'mañana', '2026-11-22'],
  ['es', '31/11/2026', null],
  ['es', 'cuando sea', null],
  ['es', 'mar, 24 nov 2026', '2026-11-24'],
  ['pt', 'ter., 24 de nov. de 2026', '2026-11-24'],
  ['en', 'Tue, Nov 24, 2026', '2026-11-24'],
  ['en', '24/11/2026', '2026-11-24'],
  ['en', 'Nov 24', '2026-11-24'],
  ['en', 'November 24, 2026', '2026-11-24'],
  ['en', '24 Nov', '2026-11-24'],
  ['en', 'tomorrow', '2026-11-22'],
  ['pt', '24/11/26', '2026-11-24'],
  ['pt', '24 de março', '2027-03-24'],
  ['pt', 'amanhã', '2026-11-22'],
  ['pt', '2026-12-01', '2026-12-01'],
] as const)('in %s, %j is read as the day %s', (language, text, day) => expect(readDay(text, language, '2026-11-21')).toBe(day))

test('steps land on the quarter and stay on the day', () => {
  expect(stepTime('09:07', 1, 15)).toBe('09:15')
  expect(stepTime('09:07', -1, 15)).toBe('09:00')
  expect(stepTime('09:15', 1, 15)).toBe('09:30')
  expect(stepTime('23:50', 1, 15)).toBe('23:45')
  expect(stepTime('00:05', -1, 15)).toBe('00:00')
  expect(stepTime('00:00', -1, 15)).toBe('00:00')
})

test.each([
  ['2026-11-21T10:00:00Z', london, 'GMT'],
  ['2026-07-21T10:00:00Z', london, 'GMT+1'],
  ['2026-07-21T10:00:00Z', saoPaulo, 'GMT−3'],
  ['2026-07-21T10:00:00Z', 'Asia/Kathmandu', 'GMT+5:45'],
])('at %s, %s is %s', (instant, timeZone, written) => expect(offsetWritten(instant, timeZone)).toBe(written))
