import { expect, test } from 'vitest'
import { firstOpen, walked } from './active.ts'

const options = (marks: string) => [...marks].map((mark, at) => ({ value: String(at), label: String(at), disabled: mark === 'x' }))

test.each([
  ['ArrowDown', -1, 'ooo', 0],
  ['ArrowDown', 2, 'ooo', 0],
  ['ArrowUp', -1, 'ooo', 2],
  ['ArrowUp', 0, 'ooo', 2],
  ['ArrowDown', 0, 'oxo', 2],
  ['ArrowUp', 0, 'xox', 1],
  ['PageDown', 0, 'ooo', 2],
  ['PageDown', 1, 'o'.repeat(30), 11],
  ['PageUp', 2, 'ooo', 0],
  ['ArrowDown', -1, 'xx', -1],
  ['ArrowDown', -1, '', -1],
  ['Home', 1, 'ooo', undefined],
])('%s from %d of %s goes to %s', (key, from, marks, to) => {
  expect(walked(key, from, options(marks))).toBe(to)
})

test('the first that can be chosen', () => {
  expect(firstOpen(options('xxo'))).toBe(2)
  expect(firstOpen(options('x'))).toBe(-1)
})
