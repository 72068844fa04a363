import { expect, test } from 'vitest'
import { keptMonths } from './kept-months.ts'

test('the months that are set can be chosen, each once and in sequence', () => {
  expect(keptMonths(36)).toEqual([13, 18, 24, 36, 48, 60, 84, 120])
  expect(keptMonths(40)).toEqual([13, 18, 24, 36, 40, 48, 60, 84, 120])
})
