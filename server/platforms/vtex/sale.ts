import { currencyDigits } from '../../../contract/index.ts'
import { PlatformFault, type PlatformSale } from '../platform.ts'
import { askTwice } from './ask-twice.ts'
import type { Answer } from './answer.ts'
import type { Call, Http } from './http.ts'
import { GivenUp } from './persist.ts'
import { read, type SaleAnswer } from './readers.ts'
import { Transient } from './transient.ts'
import { fromCents } from './units.ts'

export interface SaleContext {
  skipped(what: string): void
  /** ISO 4217, for a sale that does not name its own. */
  currency: string
}

const detailsOf = (id: string) => ({ path: `/api/oms/pvt/orders/${encodeURIComponent(id)}`, right: 'sales', limit: 'orders' }) as const
/** Orders among which one is looked for whose details the platform still gives. */
const newest = {
  path: '/api/oms/pvt/orders',
  query: { orderBy: 'creationDate,desc', page: 1, per_page: 3 },
  right: 'saleList',
  limit: 'orders',
} as const

/**
 * One sale, without a trace of who bought; null where there is none. Throws a fault `unreadable` for an answer without
 * sense, and where the platform breaks at this order, time after time, and at no other.
 */
export async function readSale(http: Http, id: string, context: SaleContext): Promise<PlatformSale | null> {
  const { made: sale, answer } = await askTwice(http, detailsOf(id), (body) => asSale(body, context)).catch(async (error: unknown) => {
    throw isBroken(error) && (await givesOthers(http, id, context))
      ? new PlatformFault('unreadable', `VTEX breaks at the sale ${http.shortened(id)}, and at no other: ${error.message}`)
      : error
  })
  if (answer.status === 404) return null
  if (!sale) throw http.fault(answer, `the sale ${http.shortened(id)}`)
  return sale
}

/** Whether the platform was asked several times and broke each time (500). What says that it is away (502, 503, 504) is of all orders. */
const isBroken = (error: unknown): error is GivenUp => error instanceof GivenUp && error.last.status === 500

/** Whether the platform gives the details of another of its newest orders now. */
async function givesOthers(http: Http, id: string, context: SaleContext): Promise<boolean> {
  const listed = read.salesPage((await onceOrNull(http, newest))?.body)
  for (const head of listed?.list.map(read.saleHead) ?? []) {
    if (!head || head.orderId === id) continue
    const answer = await onceOrNull(http, detailsOf(head.orderId))
    if (answer !== null && answer.status < 300 && asSale(answer.body, context) !== null) return true
  }
  return false
}

/** The answer to a call that is tried once; null where it failed in a way that may be gone the next time. */
const onceOrNull = (http: Http, call: Call): Promise<Answer | null> =>
  http.once(call).catch((error: unknown) => {
    if (error instanceof Transient) return null
    throw error
  })

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
