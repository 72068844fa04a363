import { expect, test } from 'vitest'
import { fileTextsIn } from './file-drop.words.ts'
import { refusal } from './refusal.ts'

const rules = { accept: ['.csv', '.xlsx'], maxBytes: 1_000 }

test('a file with a known ending and size is taken, whatever the case of its name', () => {
  expect(refusal([{ name: 'Tazas.CSV', size: 1_000 }], rules)).toBeUndefined()
  expect(refusal([], rules)).toBeUndefined()
})

test('another ending, one byte too many and several files are refused', () => {
  expect(refusal([{ name: 'tazas.csv.exe', size: 1 }], rules)?.kind).toBe('wrongType')
  expect(refusal([{ name: 'tazas.csv', size: 1_001 }], rules)?.kind).toBe('tooLarge')
  expect(
    refusal(
      [
        { name: 'a.csv', size: 1 },
        { name: 'b.csv', size: 1 },
      ],
      rules,
    )?.kind,
  ).toBe('onlyOne')
})

test.each([
  ['es', 999, '999 bytes'],
  ['es', 1_400_000, '1,4 MB'],
  ['en', 5_000_000, '5 MB'],
  ['pt', 24_600, '25 kB'],
] as const)('sizes in %s: %d', (language, bytes, sentence) => {
  expect(fileTextsIn(language).size(bytes)).toBe(sentence)
})
