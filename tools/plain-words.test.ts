import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isOld, mostOldLines, oldLines } from './plain-words.ts'

test('few lines are left in the former way of writing', () => {
  expect(oldLines(fileURLToPath(new URL('..', import.meta.url))).slice(mostOldLines)).toEqual([])
})

test.each(['// Whoever asks is told so.', 'every law and every test', "test('what is said to who cannot see it', () => {"])(
  '"%s" is found',
  (line) => {
    expect(isOld(line)).toBe(true)
  },
)

test.each(['// The error is reported.', "import { claws } from './lawn.ts'", 'function roomsOf(hotel) {}'])('"%s" is not', (line) => {
  expect(isOld(line)).toBe(false)
})
