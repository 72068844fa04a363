import { expect, test } from 'vitest'
import { clock, landing, mediaKey } from './media-time.ts'

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
  [3_723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are written %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})

test('a jump stays inside the video', () => {
  expect(landing(3, -5, 60)).toBe(0)
  expect(landing(58, 5, 60)).toBe(60)
  expect(landing(10, 5, 60)).toBe(15)
})

test('keys are known whatever their case', () => {
  expect([mediaKey('K'), mediaKey(' '), mediaKey('ArrowLeft'), mediaKey('x')]).toEqual(['toggle', 'toggle', 'back', undefined])
})
