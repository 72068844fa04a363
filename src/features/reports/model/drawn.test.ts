import { expect, test } from 'vitest'
import { drawnOf } from './drawn.ts'

test('the address comes first, then what the person chose last, then what sold most', () => {
  expect(drawnOf([7], { drawn: [1, 2] })).toEqual([7])
  expect(drawnOf(null, { drawn: [1, 2] })).toEqual([1, 2])
  expect(drawnOf(null, {})).toBeNull()
})

test('who went back to what sold most is not given their former choice again', () => expect(drawnOf(null, { drawn: [] })).toBeNull())

test('nothing is drawn before it is known what, unless the address says it', () => {
  expect(drawnOf(null, undefined)).toBeUndefined()
  expect(drawnOf([7], undefined)).toEqual([7])
})
