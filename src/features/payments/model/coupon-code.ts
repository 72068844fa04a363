/** Whether somebody can have meant the code of a coupon by it. */
export const isCouponCode = (typed: string): boolean => /^[A-Za-z0-9-]{3,40}$/.test(typed)
