import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buyerOf, orderDocument, stamped, statusWords } from '../orders/order-document.ts'
import { type Order, type OrderStatus, valueOf } from '../orders/order.ts'
import type { Orders } from '../orders/index.ts'
import { accountOf, type ApiParts, wholeNumber } from './structure.ts'

const lastPage = 30
const mostPerPage = 100
const yearsKept = 2

interface Query {
  f_creationDate?: string
  f_status?: string
  orderBy?: string
  page?: string
  per_page?: string
}

const refuse = (reply: FastifyReply, message: string) => reply.code(400).send({ error: { code: '2', message, exception: null } })

/** From and up to, both included; null where nobody can read it. */
function windowOf(filter: string | undefined, now: Date): { from: Date; to: Date } | null {
  const oldest = new Date(now)
  oldest.setUTCFullYear(oldest.getUTCFullYear() - yearsKept)
  if (filter === undefined) return { from: oldest, to: now }
  const [, first, last] = /^creationDate:\[(\S+) TO (\S+)\]$/.exec(filter) ?? []
  const [from, to] = [new Date(first ?? ''), new Date(last ?? '')]
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return null
  return { from: from < oldest ? oldest : from, to }
}

/** Figures over what was found, in the shape that VTEX has for them. */
function statsOf(values: readonly number[], facets: object | null): object {
  const sum = values.reduce((all, value) => all + value, 0)
  const squares = values.reduce((all, value) => all + value * value, 0)
  const mean = values.length === 0 ? 0 : sum / values.length
  const most = values.reduce((max, value) => Math.max(max, value), 0)
  return {
    Count: values.length,
    Max: most,
    Mean: mean,
    Min: values.reduce((min, value) => Math.min(min, value), most),
    Missing: 0,
    StdDev: values.length < 2 ? 0 : Math.sqrt(Math.max(0, (squares - values.length * mean * mean) / (values.length - 1))),
    Sum: sum,
    SumOfSquares: squares,
    Facets: facets,
  }
}

const listed = (order: Order): object => {
  const { first, last } = buyerOf(order)
  return {
    orderId: order.id,
    creationDate: stamped(order.madeAt),
    clientName: `${first} ${last}`,
    items: null,
    totalValue: valueOf(order.lines),
    paymentNames: 'Visa',
    status: order.status,
    statusDescription: statusWords[order.status],
    marketPlaceOrderId: null,
    sequence: /\d+/.exec(order.id)?.[0] ?? '0',
    salesChannel: '1',
    affiliateId: '',
    origin: 'Marketplace',
    workflowInErrorState: false,
    workflowInRetry: false,
    lastMessageUnread: null,
    ShippingEstimatedDate: null,
    ShippingEstimatedDateMax: null,
    ShippingEstimatedDateMin: null,
    orderIsComplete: true,
    listId: null,
    listType: null,
    authorizedDate: order.authorizedAt ? stamped(order.authorizedAt) : null,
    callCenterOperatorName: null,
    totalItems: order.lines.reduce((sum, { units }) => sum + units, 0),
    currencyCode: order.currency,
  }
}

/** Orders: the list, 30 pages of 100 for a filter, and each with all that is known of it. */
export function orderRoutes(app: FastifyInstance, { now }: ApiParts, orders: Orders): void {
  app.get('/api/oms/pvt/orders', async (request: FastifyRequest<{ Querystring: Query }>, reply) => {
    const { query } = request
    const [page, perPage] = [wholeNumber(query.page) ?? 1, wholeNumber(query.per_page) ?? 15]
    if (!(page >= 1 && page <= lastPage)) return refuse(reply, `Max page exceeded: the last page is ${lastPage}`)
    if (!(perPage >= 1 && perPage <= mostPerPage)) return refuse(reply, `per_page must be at most ${mostPerPage}`)
    const [, field, way] = /^(\w+),(asc|desc)$/.exec(query.orderBy ?? 'creationDate,desc') ?? []
    const window = windowOf(query.f_creationDate, now())
    if (field !== 'creationDate' || !window) return refuse(reply, 'Invalid filter')
    const account = accountOf(request)
    const found = await orders.found(account, window.from, window.to, query.f_status === undefined ? null : (query.f_status as OrderStatus))
    const values = found.map(({ value }) => value)
    const sorted = way === 'asc' ? found : found.toReversed()
    const list = sorted.slice((page - 1) * perPage, page * perPage).map((one) => one.whole())
    const [first] = list
    const facets = (of: readonly number[]) => ({
      origin: { Fulfillment: statsOf([], null), Marketplace: statsOf(of, null) },
      currencyCode: { [first?.currency ?? 'GBP']: statsOf(of, null) },
    })
    const pieces = list.map(({ lines }) => lines.reduce((sum, { units }) => sum + units, 0))
    return {
      list: list.map(listed),
      facets: [],
      paging: { total: found.length, pages: Math.ceil(found.length / perPage), currentPage: page, perPage },
      stats: { stats: { totalValue: statsOf(values, facets(values)), totalItems: statsOf(pieces, facets(pieces)) } },
    }
  })

  app.get<{ Params: { id: string } }>('/api/oms/pvt/orders/:id', async (request, reply) => {
    const account = accountOf(request)
    const order = await orders.byId(account, request.params.id)
    return order
      ? orderDocument(account, order)
      : reply.code(404).send({ error: { code: 'OMS007', message: 'Order Not Found', exception: null } })
  })
}
