import { expect, test } from 'vitest'
import { colourBlindness, differenceOf, labOf } from './colour-blindness.ts'

test('differences are those that CIEDE2000 was published with', () => {
  // Pairs of the test data of Sharma, Wu and Dalal 2005.
  expect(differenceOf([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
  expect(differenceOf([50, -1.3802, -84.2814], [50, 0, -82.7485])).toBeCloseTo(1, 4)
  expect(differenceOf([50, 2.49, -0.001], [50, -2.49, 0.0011])).toBeCloseTo(7.2195, 4)
  expect(differenceOf([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4)
  expect(differenceOf([50, 2.5, 0], [50, 3.2592, 0.335])).toBeCloseTo(1, 4)
  expect(differenceOf([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4)
})

test.each([null, ...colourBlindness])('greys stay greys (%s)', (sight) => {
  expect(differenceOf(labOf('#ffffff', sight), [100, 0, 0])).toBeLessThan(0.1)
  expect(differenceOf(labOf('#000000', sight), [0, 0, 0])).toBeLessThan(0.1)
})

test('red and green that differ for most people are near for who lacks a receptor of either', () => {
  const [red, green] = ['#a05a3c', '#6b7a3a']
  const between = (sight: (typeof colourBlindness)[number] | null) => differenceOf(labOf(red, sight), labOf(green, sight))
  expect(between('deuteranopia')).toBeLessThan(between(null) / 2)
  expect(between('protanopia')).toBeLessThan(between(null) / 2)
  expect(between('tritanopia')).toBeGreaterThan(between(null) / 2)
})
