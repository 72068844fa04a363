import { expect, test } from 'vitest'
import { publication, scheduled } from '../publication.fixtures.ts'
import { soonest } from './pace.ts'

const pace = { live: 1_000, quiet: 15_000 }
const start = Date.parse(scheduled.startsAt!)

test('a running publication is fetched often, an ended one seldom', () => {
  expect(soonest([scheduled, publication], start - 60_000, pace)).toBe(1_000)
  expect(soonest([{ ...publication, state: 'verified' }], start, pace)).toBe(15_000)
  expect(soonest([], start, pace)).toBe(15_000)
})

test('a scheduled publication is fetched when it begins', () => {
  expect(soonest([scheduled], start - 4_000, pace)).toBe(4_000)
  expect(soonest([scheduled], start - 60_000, pace)).toBe(15_000)
  expect(soonest([scheduled], start + 3_000, pace)).toBe(1_000)
})
