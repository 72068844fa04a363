import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isOld, oldLines } from './plain-words.ts'

test('no line is left in the former way of writing', () => {
  expect(oldLines(fileURLToPath(new URL('..', import.meta.url)))).toEqual([])
})

test.each([
  '// Whoever asks is told so.',
  'every law and every test',
  '// Of it nothing can be told.',
  '// Cards whose people were not told.',
  "test('what is said to who cannot see it', () => {",
])('"%s" is found', (line) => {
  expect(isOld(line)).toBe(true)
})

test.each(['// The error is reported.', "import { claws } from './lawn.ts'", 'function roomsOf(hotel) {}'])('"%s" is not', (line) => {
  expect(isOld(line)).toBe(false)
})
