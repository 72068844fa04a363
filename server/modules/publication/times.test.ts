import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../../contract/index.ts'
import { readTimes } from './times.ts'

const now = new Date('2026-03-10T09:00:00.000Z')
const furthest = now.getTime() + limits.publication.daysAhead * 86_400_000
const read = (startsAt: string | null, endsAt: string | null = null, at = now) =>
  readTimes(at, { path: 'start', at: startsAt }, { path: 'end', at: endsAt })

/** What a clock in a zone shows, and how far it is from UTC then: `2026-10-25T02:30:00+01:00`. */
function onTheWall(instant: number, timeZone: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'longOffset',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const offset = parts.timeZoneName === 'GMT' ? '+00:00' : parts.timeZoneName!.slice(3)
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}${offset}`
}

test('behaviour 20, scheduled start · what a clock shows with its distance from UTC is one instant, on every day of clock changes and every other', () => {
  const zones = fc.constantFrom('Europe/Madrid', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns')
  // Hours around the changes in Madrid (2026), in São Paulo (2018, 2019), and any others.
  const changes = fc
    .constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2018-11-04T03:00:00Z', '2019-02-17T02:00:00Z')
    .chain((at) => fc.integer({ min: -10_800, max: 10_800 }).map((seconds) => Date.parse(at) + seconds * 1_000))
  const others = fc
    .integer({ min: Date.parse('2018-01-01') / 1_000, max: Date.parse('2030-01-01') / 1_000 })
    .map((seconds) => seconds * 1_000)
  fc.assert(
    fc.property(fc.oneof(changes, others), zones, (instant, zone) => {
      const { startsAt } = read(onTheWall(instant, zone), null, new Date(instant - 3_600_000))
      expect(startsAt?.getTime()).toBe(instant)
    }),
  )
})

test('the future is scheduled, the past begins at once, and nothing else is let through', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 400 * 86_400 }), (seconds) => {
      const at = now.getTime() + seconds * 1_000
      const text = new Date(at).toISOString()
      if (at > furthest)
        expect(() => read(text)).toThrow(
          expect.objectContaining({ code: 'publication/bad-time', errors: [expect.objectContaining({ path: 'start' })] }),
        )
      else expect(read(text).startsAt?.getTime() ?? null).toBe(seconds > 0 ? at : null)
    }),
  )
  for (const text of ['', 'now', '2026-03-11', '2026-03-11T10:00', '2026-03-11T10:00:00', '2026-02-30T10:00:00Z0', '2026-99-11T10:00:00Z'])
    expect(() => read(text), text).toThrow()
})

test('the end lies behind the beginning, or behind now where it begins at once', () => {
  expect(read(null, '2026-03-10T09:00:01Z')).toEqual({ startsAt: null, endsAt: new Date('2026-03-10T09:00:01Z') })
  expect(() => read(null, '2026-03-10T09:00:00Z')).toThrow(
    expect.objectContaining({ errors: [{ path: 'end', reason: 'must be after the beginning' }] }),
  )
  expect(() => read('2026-03-12T09:00:00Z', '2026-03-12T09:00:00Z')).toThrow()
  expect(() => read('tomorrow', 'never')).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ path: 'start' }), expect.objectContaining({ path: 'end' })] }),
  )
})
