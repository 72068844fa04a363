import { currencyDigits } from '../../../contract/index.ts'
import type { PlatformSale } from '../platform.ts'
import { askTwice } from './ask-twice.ts'
import type { Http } from './http.ts'
import { read, type SaleAnswer } from './readers.ts'
import { fromCents } from './units.ts'

export interface SaleContext {
  skipped(what: string): void
  /** ISO 4217, for a sale that does not name its own. */
  currency: string
}

/** One sale, without a trace of who bought; null where there is none. Throws a fault `unreadable` for an answer without sense. */
export async function readSale(http: Http, id: string, context: SaleContext): Promise<PlatformSale | null> {
  const call = { path: `/api/oms/pvt/orders/${encodeURIComponent(id)}`, right: 'sales', limit: 'orders' } as const
  const { made: sale, answer } = await askTwice(http, call, (body) => asSale(body, context))
  if (answer.status === 404) return null
  if (!sale) throw http.fault(answer, `the sale ${http.shortened(id)}`)
  return sale
}

/** These, and nothing else, are not sales although they were paid. */
const undone = new Set(['canceled', 'cancel', 'replaced'])

/** What counts of an order; null where it cannot be read. A line that cannot be read takes no other with it. */
export function asSale(value: unknown, { skipped, currency: usual }: SaleContext): PlatformSale | null {
  const order = read.sale(value)
  const soldAt = instantOf(order?.creationDate)
  if (!order || !soldAt) return null
  const named = order.storePreferencesData?.currencyCode?.toUpperCase() ?? ''
  const currency = /^[A-Z]{3}$/.test(named) ? named : usual
  const digits = currencyDigits(currency)
  const lines = (order.items ?? []).flatMap((item) => {
    const line = read.saleLine(item)
    if (!line) {
      skipped(`line of the sale ${order.orderId}`)
      return []
    }
    const total = line.priceDefinition?.total ?? line.priceDefinitions?.total ?? (line.sellingPrice ?? 0) * line.quantity
    return [{ product: Number(line.productId), units: line.quantity, revenue: line.isGift === true ? 0 : fromCents(total, digits) }]
  })
  return {
    id: order.orderId,
    soldAt,
    changedAt: instantOf(order.lastChange) ?? soldAt,
    currency,
    counts: countsAsSale(order),
    undone: isUndone(order),
    lines,
  }
}

const isUndone = ({ status }: SaleAnswer): boolean => undone.has(status ?? '')
const countsAsSale = (order: SaleAnswer): boolean => order.authorizedDate != null && order.authorizedDate !== '' && !isUndone(order)

/** VTEX writes up to seven digits of a second, with a zone; without one it is UTC. */
export function instantOf(text: string | null | undefined): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/.exec(text ?? '')
  if (!parts) return null
  const at = new Date(`${parts[1]!}${(parts[2] ?? '').slice(0, 4)}${parts[3] ?? 'Z'}`)
  return Number.isNaN(at.getTime()) ? null : at
}
