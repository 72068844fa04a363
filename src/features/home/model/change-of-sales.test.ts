import { expect, test } from 'vitest'
import { besideOf } from './change-of-sales.ts'

test('a number is given as a share of the one before', () => {
  expect(besideOf(150, 100)).toEqual({ direction: 'up', share: 0.5 })
  expect(besideOf(50, 100)).toEqual({ direction: 'down', share: 0.5 })
  expect(besideOf(100, 100)).toEqual({ direction: 'same', share: 0 })
})

test('no share is given of nothing, nor of a day of returns', () => {
  expect(besideOf(5, 0)).toBeNull()
  expect(besideOf(5, -3)).toBeNull()
})
