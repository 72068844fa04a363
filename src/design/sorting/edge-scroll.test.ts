import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeSpeed, edgeZone, fastest } from './edge-scroll.ts'

test('nothing scrolls in the middle, and the edges pull outwards, never faster than the fastest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 2_000 }), fc.integer({ min: -200, max: 2_200 }), fc.nat(60_000), (height, y, held) => {
      const speed = edgeSpeed({ y, height, held })
      expect(Math.abs(speed)).toBeLessThanOrEqual(fastest)
      if (y > edgeZone && y < height - edgeZone) expect(speed).toBe(0)
      if (y < 0) expect(speed).toBeLessThan(0)
      if (y > height) expect(speed).toBeGreaterThan(0)
    }),
  )
})

test('it goes faster the deeper and the longer the pointer stays', () => {
  const at = (y: number, held: number): number => edgeSpeed({ y, height: 600, held })
  expect(at(590, 0)).toBeGreaterThan(at(560, 0))
  expect(at(590, 2_000)).toBeGreaterThan(at(590, 0))
  expect(at(10, 500)).toBe(-at(590, 500))
})
