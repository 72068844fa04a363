/** States of an order, in the sequence in which they come. */
export type OrderStatus = 'payment-pending' | 'payment-approved' | 'handling' | 'invoiced' | 'canceled'

export interface OrderLine {
  product: number
  units: number
  /** Pence for all the pieces. */
  revenue: number
}

/** An order, as much of it as is kept; the rest is made when somebody asks. */
export interface Order {
  id: string
  madeAt: Date
  changedAt: Date
  status: OrderStatus
  authorizedAt: Date | null
  invoicedAt: Date | null
  cancelledAt: Date | null
  /** ISO 4217. */
  currency: string
  lines: readonly OrderLine[]
}

/** Small orders pay for what it costs to send them. */
const freeFrom = 5_000
const postage = 395

export const itemsOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, { revenue }) => sum + revenue, 0)
export const shippingOf = (items: number): number => (items < freeFrom ? postage : 0)
export const valueOf = (lines: readonly OrderLine[]): number => {
  const items = itemsOf(lines)
  return items + shippingOf(items)
}

const minute = 60_000
const hour = 60 * minute

/**
 * What becomes of an order that nobody touches, as it stands at `now`. `chance` (0 to 999) settles how long everything takes; `cancelled`
 * ones are given up while the payment is awaited.
 */
export function progressOf(
  madeAt: Date,
  now: Date,
  random: number,
  cancelled: boolean,
): Pick<Order, 'status' | 'changedAt' | 'authorizedAt' | 'invoicedAt' | 'cancelledAt'> & { nextAt: Date | null } {
  const after = (milliseconds: number) => new Date(madeAt.getTime() + milliseconds)
  const steps: [OrderStatus, Date][] = cancelled
    ? [
        ['payment-pending', madeAt],
        ['canceled', after((20 + (random % 100)) * minute)],
      ]
    : [
        ['payment-pending', madeAt],
        ['payment-approved', after((1 + (random % 20) / 4) * minute)],
        ['handling', after((20 + (random % 90)) * minute)],
        ['invoiced', after((18 + (random % 30)) * hour)],
      ]
  const done = steps.filter(([, at]) => at <= now)
  const at = (status: OrderStatus) => done.find(([one]) => one === status)?.[1] ?? null
  const last = done.at(-1) ?? steps[0]!
  return {
    status: last[0],
    changedAt: last[1],
    authorizedAt: at('payment-approved'),
    invoicedAt: at('invoiced'),
    cancelledAt: at('canceled'),
    nextAt: steps[Math.max(1, done.length)]?.[1] ?? null,
  }
}
