import { expect, test } from 'vitest'
import { couponState } from './coupon-state.ts'

test('a coupon that nobody can use any more does not count as active', () => {
  const coupon = { active: true, until: '2026-11-30T23:59:59Z', most: 100, used: 41 }
  const now = Date.parse('2026-11-21T10:00:00Z')
  expect(couponState(coupon, now)).toBe('on')
  expect(couponState({ ...coupon, until: null, most: null }, now)).toBe('on')
  expect(couponState(coupon, Date.parse('2026-12-01T00:00:00Z'))).toBe('over')
  expect(couponState({ ...coupon, used: 100 }, now)).toBe('usedUp')
  expect(couponState({ ...coupon, active: false, used: 100 }, now)).toBe('off')
})
