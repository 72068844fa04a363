import { expect, test } from 'vitest'
import { goesOn, todayIn } from './goes-on.ts'

const zone = 'Europe/Madrid'

test('days go on that hold today by the clocks of the store, and a quarter of an hour longer: the last sales are on their way', () => {
  const evening = Date.parse('2026-03-31T21:59:00Z')
  expect(todayIn(zone, evening)).toBe('2026-03-31')
  expect(goesOn({ to: '2026-03-31' }, zone, evening)).toBe(true)
  expect(goesOn({ to: '2026-04-02' }, zone, evening)).toBe(true)
  expect(goesOn({ to: '2026-03-30' }, zone, evening)).toBe(false)
  const midnight = Date.parse('2026-03-31T22:00:00Z')
  expect(todayIn(zone, midnight)).toBe('2026-04-01')
  expect(goesOn({ to: '2026-03-31' }, zone, midnight)).toBe(true)
  expect(goesOn({ to: '2026-03-31' }, zone, midnight + 900_000)).toBe(false)
})
