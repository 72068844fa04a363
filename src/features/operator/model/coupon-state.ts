import type { Coupon } from '../../../../contract/index.ts'

/** How a coupon stands: it can be used, its last day is over, everybody who may has used it, or it is switched off. */
export type CouponState = 'on' | 'over' | 'usedUp' | 'off'

/** How a coupon stands at an instant. */
export function couponState({ active, until, most, used }: Pick<Coupon, 'active' | 'until' | 'most' | 'used'>, now: number): CouponState {
  if (!active) return 'off'
  if (until !== null && Date.parse(until) < now) return 'over'
  return most !== null && used >= most ? 'usedUp' : 'on'
}
