import type { PlanName } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type CouponRow, couponsRepository } from './coupons.repository.ts'

const refuse = (code: 'coupon/unknown' | 'coupon/expired' | 'coupon/used' | 'coupon/not-for-plan', detail: string): ProblemError =>
  new ProblemError(code, detail, { errors: [{ path: 'body.coupon', reason: detail }] })

/** The coupon of a code, for somebody who wants a plan. Until the transaction ends nobody else uses it. Throws `coupon/…`. */
export async function checkCoupon(
  queries: Queries,
  typed: string,
  { plan, customerId, now }: { plan: PlanName; customerId: string | null; now: Date },
): Promise<CouponRow> {
  const code = typed.toUpperCase()
  const coupons = couponsRepository(queries)
  await coupons.lock(code)
  const coupon = await coupons.byCode(code)
  if (!coupon) throw refuse('coupon/unknown', 'There is no such coupon.')
  if (customerId !== null && (await coupons.isUsedBy(code, customerId))) throw refuse('coupon/used', 'The person has used this coupon.')
  if (!coupon.active || (coupon.until !== null && coupon.until < now)) throw refuse('coupon/expired', 'The coupon is over.')
  if (coupon.most !== null && coupon.used >= coupon.most) throw refuse('coupon/used', 'As many people have used the coupon as may.')
  if (plan === 'free' || (coupon.plans !== null && !coupon.plans.includes(plan)))
    throw refuse('coupon/not-for-plan', 'The coupon is for another plan.')
  return coupon
}
