import { expect, test } from 'vitest'
import { hiddenSides } from './hidden-sides.ts'

test.each([
  ['everything fits', 0, 300, 300, undefined],
  ['at the beginning', 0, 600, 300, 'end'],
  ['in the middle', 100, 600, 300, 'both'],
  ['at the end', 300, 600, 300, 'start'],
  ['half a pixel before the end', 299.5, 600, 300, 'start'],
] as const)('%s, what is hidden is known', (_, scrollLeft, scrollWidth, clientWidth, sides) => {
  expect(hiddenSides({ scrollLeft, scrollWidth, clientWidth })).toBe(sides)
})
