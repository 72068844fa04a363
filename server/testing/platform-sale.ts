import type { PlatformSale } from '../platforms/platform.ts'

/** Two of product 101, counted, where nothing else is given. */
export const sale = (id: string, soldAt: string, more: Partial<PlatformSale> = {}): PlatformSale => ({
  id,
  soldAt: new Date(soldAt),
  changedAt: new Date(soldAt),
  currency: 'EUR',
  counts: true,
  lines: [{ product: 101, units: 2, revenue: 1998 }],
  ...more,
})
