import { expect, test } from 'vitest'
import { monthOf, weeksOf } from './days.ts'
import { collisionsOf, eventsByDay, eventsOn, type CalendarEvent } from './event.ts'

const event = (id: string, start: string, end: string | null = null, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  title: 'Mugs',
  store: 'Gifts',
  state: 'scheduled',
  start,
  end,
  ...more,
})
const names = (events: readonly CalendarEvent[]): string[] => events.map(({ id }) => id)
const collisions = (events: CalendarEvent[]): Record<string, string[]> =>
  Object.fromEntries([...collisionsOf(events)].map(([id, others]) => [id, names(others)]))

test('two that hold the same list at one time collide, both ways', () => {
  expect(collisions([event('a', '2026-11-27T09:00:00Z', '2026-11-30T09:00:00Z'), event('b', '2026-11-28T09:00:00Z')])).toEqual({
    a: ['b'],
    b: ['a'],
  })
})

test('one may begin when the other ends', () => {
  expect(collisions([event('a', '2026-11-27T09:00:00Z', '2026-11-30T09:00:00Z'), event('b', '2026-11-30T09:00:00Z')])).toEqual({})
})

test('the same name in another store is another list, unless they share products', () => {
  const other = event('b', '2026-11-27T09:00:00Z', null, { store: 'Toys' })
  expect(collisions([event('a', '2026-11-27T09:00:00Z'), other])).toEqual({})
  expect(collisions([event('a', '2026-11-27T09:00:00Z', null, { touches: ['p1', 'p2'] }), { ...other, touches: ['p2', 'p1'] }])).toEqual({
    a: ['b'],
    b: ['a'],
  })
})

test('what was cancelled stands in nobody’s way', () => {
  expect(collisions([event('a', '2026-11-27T09:00:00Z', null, { state: 'cancelled' }), event('b', '2026-11-27T09:00:00Z')])).toEqual({})
})

test('an event is shown on each of its days, and midnight does not reach into the next', () => {
  const long = event('a', '2026-11-27T09:00:00Z', '2026-11-30T00:00:00Z')
  const days = eventsByDay(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'], [long], 'Europe/London')
  expect([...days].map(([day, [one]]) => [day, one?.starts, one?.ends])).toEqual([
    ['2026-11-27', true, false],
    ['2026-11-28', false, false],
    ['2026-11-29', false, true],
  ])
})

test('on which day something is, the zone decides', () => {
  const late = event('a', '2026-11-27T23:30:00Z')
  expect(eventsOn('2026-11-27', [late], 'Europe/London')).toHaveLength(1)
  expect(eventsOn('2026-11-28', [late], 'Europe/Madrid')).toHaveLength(1)
  expect(eventsOn('2026-11-27', [late], 'Europe/Madrid')).toHaveLength(0)
})

test('a month in whole weeks', () => {
  expect(weeksOf('2026-11-21', 1)).toHaveLength(6)
  expect(weeksOf('2026-11-21', 1)[0]?.[0]).toBe('2026-10-26')
  expect(weeksOf('2026-11-21', 0)[0]?.[0]).toBe('2026-11-01')
  expect(weeksOf('2026-02-10', 0)).toHaveLength(4)
  expect(monthOf('2026-02-10')).toHaveLength(28)
})
